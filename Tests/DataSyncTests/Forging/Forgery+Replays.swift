import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

extension Forgery {
    /// Signed for something else.
    static let replays: [Forgery] = [
        Forgery(testDescription: "nothing is signed", reason: nil) { forger in
            forger.intent(by: maya, [try product(["price": .number(1)])(forger)]).operation(signed: nil)
        },
        Forgery(testDescription: "nothing is signed, past the remote", reason: .unsigned, isPlanted: true) { forger in
            forger.intent(by: maya, [try product(["price": .number(1)])(forger)]).operation(signed: nil)
        },
        Forgery(testDescription: "it was signed for another clinic", reason: nil) { forger in
            let intent = forger.intent(by: maya, [try product(["price": .number(1)])(forger)], in: .sample(5))
            return intent.operation(signed: intent.signed(with: try forger.key(of: maya)))
        },
        Forgery(testDescription: "another clinic's, past the remote", reason: .anotherClinic, isPlanted: true) {
            forger in
            let intent = forger.intent(by: maya, [try product(["price": .number(1)])(forger)], in: .sample(5))
            return intent.operation(signed: intent.signed(with: try forger.key(of: maya)))
        },
        Forgery(testDescription: "another author is named than signed", reason: nil) { forger in
            let intent = forger.intent(by: ben, [try staff(ben, ["phone_extension": .text("66")])(forger)])
            return intent.operation(signed: intent.signed(with: try forger.key(of: ben)), by: maya)
        },
        Forgery(testDescription: "something else is said than signed", reason: .notAllowed) { forger in
            let said = try product(["price": .number(1)])(forger)
            let intent = forger.intent(by: ben, [try product(["name": .text("Gauze")])(forger)])
            return intent.operation(signed: intent.signed(with: try forger.key(of: ben)), saying: [said])
        },
        Forgery(testDescription: "another record was signed", reason: .anotherRecord) { forger in
            let products = forger.records.filter { $0.kind == "product" }
            let other = try forger.change("product", products[1].subject, ["stock": .number(1)])
            let said = try product(["stock": .number(1)])(forger)
            let intent = forger.intent(by: ben, [other])
            return intent.operation(signed: intent.signed(with: try forger.key(of: ben)), saying: [said])
        },
        Forgery(testDescription: "more is changed than was signed", reason: nil) { forger in
            let products = forger.records.filter { $0.kind == "product" }
            let changes = try products.prefix(2).map { try forger.change("product", $0.subject, ["stock": .number(1)]) }
            let intent = forger.intent(by: ben, [changes[0]])
            return intent.operation(signed: intent.signed(with: try forger.key(of: ben)), saying: changes)
        },
        Forgery(testDescription: "a signature is cut short", reason: nil) { forger in
            let intent = forger.intent(by: maya, [try product(["price": .number(1)])(forger)])
            let signed = intent.signed(with: try forger.key(of: maya))
            return intent.operation(
                signed: SignedBytes(intent: signed.intent, signature: Array(signed.signature.dropLast())))
        },
        Forgery(testDescription: "a bit of what was signed is turned", reason: .forged, isPlanted: true) { forger in
            let intent = forger.intent(by: maya, [try product(["price": .number(1)])(forger)])
            let signed = intent.signed(with: try forger.key(of: maya))
            var bytes = signed.intent
            bytes[75] ^= 1
            return intent.operation(signed: SignedBytes(intent: bytes, signature: signed.signature))
        },
        Forgery(testDescription: "what was signed cannot be read", reason: .unreadable, isPlanted: true) { forger in
            let intent = forger.intent(by: maya, [try product(["price": .number(1)])(forger)])
            let bytes = Array("ClinOp".utf8) + [0, 9]
            return intent.operation(
                signed: SignedBytes(intent: bytes, signature: try forger.key(of: maya).sign(bytes)))
        },
    ]

    /// Signed before.
    static let repeats: [Forgery] = [
        Forgery(testDescription: "a signed write again, as another operation", reason: nil, isAnsweredAgain: true) {
            try $0.repeated("clinical_note")
        },
        Forgery(testDescription: "a signed write again, about another record", reason: nil, isAnsweredAgain: true) {
            try $0.repeated("clinical_note", as: .sample(79))
        },
        Forgery(testDescription: "a signed write again, by another author", reason: nil, isAnsweredAgain: true) {
            try $0.repeated("clinical_note", by: dana)
        },
        Forgery(testDescription: "a signed write again, past the remote", reason: .again, isPlanted: true) {
            try $0.repeated("clinical_note")
        },
        Forgery(
            testDescription: "a signed write about another record, past the remote", reason: .anotherRecord,
            isPlanted: true
        ) { try $0.repeated("clinical_note", as: .sample(79)) },
        Forgery(testDescription: "a record from the beginning again", reason: nil, isAnsweredAgain: true) {
            try $0.repeated("product")
        },
    ]

    /// Never so, or without sense.
    static let records: [Forgery] = [
        Forgery(testDescription: "a record from the beginning, later", reason: nil) { forger in
            let old = try forger.change("patient", try forger.first("patient").subject, ["name": .text("Nobody")])
            let seed = SignedIntent.Change(
                kind: "seeded/patient", subject: .sample(78), version: 0, before: nil, after: old.after)
            let intent = forger.intent(by: maya, [seed])
            let plain = SignedIntent.Change(
                kind: "patient", subject: .sample(78), version: 0, before: nil, after: old.after)
            return intent.operation(signed: intent.signed(with: try forger.key(of: maya)), saying: [plain])
        },
        Forgery(
            testDescription: "a record from the beginning that the founder did not sign", reason: .notFounder,
            isPlanted: true
        ) {
            forger in
            let old = try forger.change("product", try forger.first("product").subject, ["price": .number(1)])
            let seed = SignedIntent.Change(
                kind: "seeded/product", subject: old.subject, version: 0, before: nil, after: old.after)
            let intent = forger.intent(by: ben, [seed])
            return intent.operation(signed: intent.signed(with: try forger.key(of: ben)), saying: [old])
        },
        Forgery(testDescription: "a lie about what was there before", reason: .contradicts, isPlanted: true) { forger in
            let subject = try forger.first("product").subject
            let change = try forger.change(
                "product", subject, ["price": .number(1)], lying: ["price": .number(2)])
            let intent = forger.intent(by: maya, [change])
            return intent.operation(signed: intent.signed(with: try forger.key(of: maya)))
        },
        signed("a field that no record has", by: maya, reason: .shapeless, isPlanted: true) { forger in
            let old = try forger.change("patient", try forger.first("patient").subject, [:])
            return SignedIntent.Change(
                kind: "patient", subject: old.subject, version: 1, before: old.before,
                after: old.after?.replacingOccurrences(of: "{\"number\"", with: "{\"is_admin\":1,\"number\""))
        },
    ]
}
