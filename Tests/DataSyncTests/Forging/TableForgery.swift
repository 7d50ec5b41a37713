import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

/// A forgery by SQL in the tables of a PostgreSQL: what its administrator can do, and a workstation's role cannot.
struct TableForgery: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// The reason that managers read at a workstation that was there, and at a new one.
    let reason: StepFlaw
    var newReason: StepFlaw?
    let sql: String
    /// A write that the remote takes only then.
    var then: (@Sendable (Forger) throws -> RemoteOperation)?

    static let all: [TableForgery] = bodies + added + copies + rules

    private static let newer = "version = version + 1, tx = pg_current_xact_id(), seq = default"
    private static let (maya, ben, dana) = (
        ExampleStaff.maya.staff.id.rawValue, ExampleStaff.ben.staff.id.rawValue, ExampleStaff.dana.staff.id.rawValue
    )

    private static let otherKey = String(repeating: "ab", count: 32)

    private static func first(_ kind: String) -> String {
        "(select subject from clinic.record where kind = '\(kind)' order by subject limit 1)"
    }

    /// The body of a record is another one: an SQL expression.
    private static func body(
        _ name: String, _ kind: String, _ subject: String? = nil, is expression: String
    ) -> TableForgery {
        TableForgery(
            testDescription: name, reason: .unsigned,
            sql: "update clinic.record set body = \(expression), \(newer) where kind = '\(kind)' and body is not null "
                + (subject.map { "and subject = \($0)" } ?? ""))
    }

    /// Some fields of a record are others: a JSON object.
    private static func fields(
        _ name: String, _ kind: String, of subject: String? = nil, _ json: String
    ) -> TableForgery {
        body(name, kind, subject ?? first(kind), is: "body || '\(json)'")
    }

    /// Nobody signed anything.
    static let bodies: [TableForgery] = [
        fields("a role is raised", "staff", of: "'\(ben)'", #"{"role": "manager"}"#),
        fields("a key is replaced", "staff", of: "'\(maya)'", #"{"public_key": "\#(otherKey)"}"#),
        fields("a locked key is replaced", "staff", of: "'\(maya)'", #"{"locked_key": "sealed"}"#),
        body("a colleague is deleted", "staff", "'\(ben)'", is: "null"),
        fields("a colleague is said to have left", "staff", of: "'\(ben)'", #"{"left_at": 1790000000000}"#),
        fields("a colleague is invited again", "staff", of: "'\(ben)'", #"{"invitation_key": "x"}"#),
        fields("two colleagues have one user name", "staff", of: "'\(ben)'", #"{"user_name": "maya"}"#),
        body(
            "two colleagues change places", "staff", "'\(ben)'",
            is: """
                (select r.body from clinic.record r where r.kind = 'staff' and r.subject = '\(dana)')
                """),
        fields("a price is changed", "product", #"{"price": 1}"#),
        body("every price is changed", "product", is: #"body || '{"price": 1}'"#),
        fields("the stock is gone", "product", #"{"stock": 0}"#),
        fields("an offer is retired", "product", #"{"is_retired": 1}"#),
        fields("a note is rewritten", "clinical_note", #"{"text": "All is well."}"#),
        fields("a note is another's", "clinical_note", #"{"staff_id": "\#(dana.digits)"}"#),
        body("a note is deleted", "clinical_note", first("clinical_note"), is: "null"),
        fields("a patient is renamed", "patient", #"{"name": "Nobody"}"#),
        body("a patient is deleted", "patient", first("patient"), is: "null"),
        body("every patient is deleted", "patient", is: "null"),
        fields("an order is refunded", "order", #"{"state": "refunded"}"#),
        body("an order never had steps", "order", first("order"), is: #"jsonb_set(body, '{order_event}', '[]')"#),
        body("an order was for less", "order", first("order"), is: #"jsonb_set(body, '{order_line,0,quantity}', '9')"#),
        fields("an appointment is cancelled", "appointment", #"{"status": "cancelled"}"#),
        fields("the clinic has another name", "clinic", #"{"name": "Mine"}"#),
        fields(
            "the founding key is replaced", "clinic", #"{"founding_key": "\#(otherKey)"}"#),
    ]

    private static func insert(_ name: String, _ kind: String, as subject: String, _ json: String) -> TableForgery {
        TableForgery(
            testDescription: name, reason: .unsigned,
            sql: """
                insert into clinic.record (kind, subject, version, body, epoch)
                select r.kind, '\(subject)', 1, r.body || '\(json)', r.epoch from clinic.record r
                where r.kind = '\(kind)' order by r.subject limit 1
                """)
    }

    /// Records beside those that there are.
    static let added: [TableForgery] = [
        insert("a manager comes from nowhere", "staff", as: "\(UUID.sample(71))", #"{"user_name": "eve"}"#),
        insert("a patient comes from nowhere", "patient", as: "\(UUID.sample(72))", #"{"number": 77777}"#),
        insert("a note comes from nowhere", "clinical_note", as: "\(UUID.sample(73))", #"{"text": "x"}"#),
        insert("an order comes from nowhere", "order", as: "\(UUID.sample(74))", #"{"number": 77777}"#),
    ]
}
