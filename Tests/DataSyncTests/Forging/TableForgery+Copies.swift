import DataSupport
import Domain
import Foundation
import Support

@testable import Data
@testable import DataSync

extension TableForgery {
    /// The step of the note once more, of the same record; the SQL expressions say what of it is another one.
    private static func copy(
        _ name: String, _ reason: StepFlaw, intent: String = "s.intent", signature: String = "s.signature",
        kind: String = "r.kind", subject: String = "r.subject"
    ) -> TableForgery {
        TableForgery(
            testDescription: name, reason: reason,
            sql: """
                with one as (
                    select \(kind) as kind, \(subject) as subject, \(intent) as intent, \(signature) as signature
                    from clinic.record_step r join clinic.step s on s.operation = r.operation
                    where r.kind = 'clinical_note' order by r.seq desc limit 1
                ), raised as (
                    update clinic.record c set version = c.version + 1, tx = pg_current_xact_id(), seq = default
                    from one where c.kind = one.kind and c.subject = one.subject returning c.version, c.epoch
                ), kept as (
                    insert into clinic.step (operation, intent, signature)
                    select gen_random_uuid(), one.intent, one.signature from one returning operation
                )
                insert into clinic.record_step (kind, subject, version, operation, epoch)
                select one.kind, one.subject, raised.version, kept.operation, raised.epoch from one, raised, kept
                """)
    }

    /// The bytes of an identity in the place of others; the first place is 1.
    private static func put(_ identity: UUID, at place: Int, of bytes: String = "s.intent") -> String {
        "overlay(\(bytes) placing decode('\(identity.digits)', 'hex') from \(place))"
    }

    private static func first(_ kind: String) -> String {
        "(select subject from clinic.record where kind = '\(kind)' order by subject limit 1)"
    }

    /// Signed by somebody, and there once more.
    static let copies: [TableForgery] = [
        copy("a signed step again, under another operation", .again),
        copy("a signed step again, with another operation in it", .forged, intent: put(.sample(61), at: 25)),
        copy(
            "a signed step again, by another author", .forged,
            intent: put(Forgery.dana.staff.id.rawValue, at: 41, of: put(.sample(61), at: 25))),
        copy("a signed step again, from another workstation", .again, intent: put(.sample(61), at: 57)),
        copy("a signed step for another clinic", .anotherClinic, intent: put(.sample(61), at: 9)),
        copy("a signed step without its end", .unreadable, intent: "substr(s.intent, 1, length(s.intent) - 1)"),
        copy("a signed step with more behind it", .unreadable, intent: #"s.intent || '\x00'::bytea"#),
        copy("a signed step of a future version", .unreadable, intent: #"overlay(s.intent placing '\x0009' from 7)"#),
        copy("an empty step", .unreadable, intent: "''::bytea", signature: "''::bytea"),
        copy("a signed step about a patient", .anotherRecord, kind: "'patient'", subject: first("patient")),
        copy("a signed step about the clinic", .anotherRecord, kind: "'clinic'", subject: first("clinic")),
        copy("a signed step about a colleague", .anotherRecord, kind: "'staff'", subject: first("staff")),
        copy(
            "a signed step with another signature", .forged, intent: put(.sample(61), at: 25),
            signature: "decode(repeat('00', 64), 'hex')"),
    ]

    private static let signsPrice: @Sendable (Forger) throws -> RemoteOperation = { forger in
        let intent = forger.intent(by: Forgery.ben, [try Forgery.product(["price": .number(1)])(forger)])
        return intent.operation(signed: intent.signed(with: try forger.key(of: Forgery.ben)))
    }

    /// The remote's own rules are loosened first.
    static let rules: [TableForgery] = [
        TableForgery(
            testDescription: "a receptionist may change prices", reason: .notAllowed,
            sql: "update clinic.kind set writers = array_append(writers, 'receptionist') where name = 'product'",
            then: signsPrice),
        TableForgery(
            testDescription: "a receptionist is a manager at the remote alone", reason: .notAllowed,
            sql: """
                update clinic.record set body = body || '{"role": "manager"}'
                where kind = 'staff' and subject = '\(Forgery.ben.staff.id.rawValue)'
                """, then: signsPrice),
        TableForgery(
            testDescription: "the remote asks for no signature that fits", reason: .anotherRecord,
            sql: """
                create or replace function clinic.misfit(author uuid, changes jsonb, intent bytea, signature bytea)
                returns text language sql as 'select null::text'
                """
        ) { forger in
            let said = try Forgery.product(["price": .number(1)])(forger)
            let intent = forger.intent(
                by: Forgery.ben, [try forger.change("patient", try forger.first("patient").subject, [:])])
            return intent.operation(
                signed: intent.signed(with: try forger.key(of: Forgery.ben)), saying: [said], by: Forgery.maya)
        },
    ]
}
