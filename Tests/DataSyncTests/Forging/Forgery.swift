import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

/// One forgery.
struct Forgery: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// The reason that managers read; nil where the remote itself refuses it.
    let reason: StepFlaw?
    /// Whether the remote answers as it did to what was signed before, and there is nothing to set aside.
    var isAnsweredAgain = false
    /// Whether it is put past the remote's own rules.
    var isPlanted = false
    /// Whether the remote takes it.
    var isTaken: Bool { reason != nil || isAnsweredAgain }
    let make: @Sendable (Forger) throws -> RemoteOperation

    static let all: [Forgery] = named + keys + replays + repeats + records
}

extension Forgery {
    static let (maya, ben, chen, dana) = (
        ExampleStaff.maya, ExampleStaff.ben, ExampleStaff.chen, ExampleStaff.dana
    )

    /// A write whose author did not sign it: the forger's own key did.
    static func unsigned(
        _ name: String, by author: ExampleStaff = maya,
        _ change: @escaping @Sendable (Forger) throws -> SignedIntent.Change
    ) -> Forgery {
        Forgery(testDescription: name, reason: .forged) { forger in
            let intent = forger.intent(by: author, [try change(forger)])
            return intent.operation(signed: intent.signed(with: try SigningKey()))
        }
    }

    /// A write that its author signed and may not make.
    static func signed(
        _ name: String, by author: ExampleStaff, reason: StepFlaw = .notAllowed, isPlanted: Bool = false,
        _ change: @escaping @Sendable (Forger) throws -> SignedIntent.Change
    ) -> Forgery {
        Forgery(testDescription: name, reason: reason, isPlanted: isPlanted) { forger in
            let intent = forger.intent(by: author, [try change(forger)])
            return intent.operation(signed: intent.signed(with: try forger.key(of: author)))
        }
    }

    static func staff(
        _ person: ExampleStaff, _ fields: [String: JSONValue]
    ) -> @Sendable (Forger) throws -> SignedIntent.Change {
        { try $0.change("staff", person.staff.id.rawValue, fields) }
    }

    static func product(_ fields: [String: JSONValue]) -> @Sendable (Forger) throws -> SignedIntent.Change {
        { forger in try forger.change("product", try forger.first("product").subject, fields) }
    }

    /// From nine to ten on Mondays.
    private static let monday = JSONValue.object([
        "weekday": .number(1), "opens": .number(540), "closes": .number(600),
    ])

    static func note(_ fields: [String: JSONValue]) -> @Sendable (Forger) throws -> SignedIntent.Change {
        { forger in try forger.change("clinical_note", try forger.first("clinical_note").subject, fields) }
    }

    static func deletion(of kind: String) -> @Sendable (Forger) throws -> SignedIntent.Change {
        { forger in
            let old = try forger.change(kind, try forger.first(kind).subject, [:])
            return SignedIntent.Change(kind: kind, subject: old.subject, version: 1, before: old.before, after: nil)
        }
    }

    /// In the name of somebody else.
    static let named: [Forgery] = [
        unsigned("the author is not the sender", staff(ben, ["phone_extension": .text("66")])),
        unsigned("a role is raised", staff(ben, ["role": .text("manager")])),
        unsigned("a locked key is replaced", staff(maya, ["locked_key": .text("sealed 1 8192 00")])),
        unsigned("a price is changed", product(["price": .number(1)])),
        unsigned("a note is rewritten", by: chen, note(["text": .text("All is well.")])),
        unsigned("a patient is renamed", by: ben) { forger in
            try forger.change("patient", try forger.first("patient").subject, ["name": .text("Nobody")])
        },
        Forgery(testDescription: "a colleague is deleted", reason: .forged) { forger in
            let old = try forger.change("staff", ben.staff.id.rawValue, [:])
            let gone = SignedIntent.Change(
                kind: "staff", subject: old.subject, version: 1, before: old.before, after: nil)
            let intent = forger.intent(by: maya, [gone])
            return intent.operation(signed: intent.signed(with: try SigningKey()))
        },
        signed("a manager deletes a colleague", by: maya) { forger in
            let old = try forger.change("staff", ben.staff.id.rawValue, [:])
            return SignedIntent.Change(kind: "staff", subject: old.subject, version: 1, before: old.before, after: nil)
        },
    ]

    /// With a real key, of somebody who may not, or with one of their own making.
    static let keys: [Forgery] = [
        signed("a receptionist raises their own role", by: ben, staff(ben, ["role": .text("manager")])),
        signed("a receptionist changes a price", by: ben, product(["price": .number(1)])),
        signed("a manager replaces another's key", by: maya) { forger in
            let key = JSONValue.text(try SigningKey().publicKey.hexadecimal)
            return try forger.change("staff", ben.staff.id.rawValue, ["public_key": key])
        },
        signed("a manager replaces another's lock", by: maya, staff(ben, ["locked_key": .text("sealed")])),
        signed("a colleague puts another key into their own record", by: ben) { forger in
            let key = JSONValue.text(try SigningKey().publicKey.hexadecimal)
            return try forger.change("staff", ben.staff.id.rawValue, ["public_key": key])
        },
        signed("a clinician rewrites their own note", by: chen, note(["text": .text("All is well.")])),
        signed("a clinician writes a note as another", by: dana) { forger in
            let old = try forger.change("clinical_note", try forger.first("clinical_note").subject, [:])
            return SignedIntent.Change(
                kind: "clinical_note", subject: .sample(77), version: 0, before: nil, after: old.after)
        },
        signed("a receptionist forgets a patient", by: ben, deletion(of: "patient")),
        signed("a manager forgets a note before its time", by: maya, deletion(of: "clinical_note")),
        Forgery(testDescription: "a manager says that a note's time is over", reason: .notAllowed) { forger in
            let intent = forger.intent(by: maya, [try deletion(of: "clinical_note")(forger)], at: 4_000_000_000_000)
            return intent.operation(signed: intent.signed(with: try forger.key(of: maya)))
        },
        signed("a manager deletes a product", by: maya, deletion(of: "product")),
        signed("the founding key is replaced", by: maya) { forger in
            let key = JSONValue.text(try SigningKey().publicKey.hexadecimal)
            return try forger.change("clinic", forger.clinic, ["founding_key": key])
        },
        signed("a receptionist changes the clinic", by: ben, isPlanted: true) { forger in
            try forger.change("clinic", forger.clinic, ["name": .text("Mine")])
        },
        signed("a receptionist adds a service", by: ben, isPlanted: true) { forger in
            let clinic = try #require(forger.records.first { $0.kind == "clinic" })
            let old = try #require(clinic.body)
            let massage =
                "{\"handle\":\"massage\",\"title\":\"Massage\",\"minutes\":30,\"position\":0,\"is_retired\":0},"
            let new = old.replacingOccurrences(of: "\"service\":[", with: "\"service\":[\(massage)")
            return SignedIntent.Change(kind: "clinic", subject: clinic.subject, version: 1, before: old, after: new)
        },
        signed("a receptionist retires a product", by: ben, product(["is_retired": .number(1)])),
        signed("a clinician gives themselves other hours", by: chen, staff(chen, ["staff_hours": .array([monday])])),
        signed("a receptionist gives a clinician other hours", by: ben, staff(chen, ["staff_hours": .array([monday])])),
        Forgery(testDescription: "a stranger signs", reason: .stranger, isPlanted: true) { forger in
            let change = try product(["price": .number(1)])(forger)
            let intent = SignedIntent(
                clinic: forger.clinic, operation: .sample(9_100_001), author: .sample(666), workstation: .nobody, at: 0,
                changes: [change])
            return intent.operation(signed: intent.signed(with: try SigningKey()))
        },
        signed("an order moves on by who may not", by: chen) { forger in
            let order = try #require(forger.records.first { $0.body?.contains("\"number\":1044,") == true })
            let old = try #require(order.body)
            let step =
                "{\"position\":1,\"state\":\"paid\",\"at\":1790000000000,\"by\":\"Dr. Chen Wei\","
                + "\"staff_id\":\"\(chen.staff.id.rawValue.digits)\",\"note\":null}]}"
            let new = String(old.dropLast(2)).replacingOccurrences(
                of: "\"state\":\"placed\",\"placed_at\"", with: "\"state\":\"paid\",\"placed_at\"")
            return SignedIntent.Change(
                kind: "order", subject: order.subject, version: 1, before: old, after: "\(new),\(step)")
        },
    ]
}
