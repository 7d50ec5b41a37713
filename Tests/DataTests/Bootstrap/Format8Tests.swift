import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data

/// The migration of clinics from before there were any of one's own.
@Suite(.timeLimit(.minutes(60))) struct Format8Tests {
    @Test(arguments: FormatFile.allCases)
    func `every clinic from before is the example, and everyone in it works there`(_ file: FormatFile) async throws {
        try await withFolder { folder in
            try file.plant(in: folder)
            let store = try StoreHarness.open(.folder(folder), clock: FixedClock(.sample + 3_600))
            _ = try await store.sessions.signIn(.sample(.manager), operation: StoreHarness.operation())
            let connection = try Connection(path: StoreHarness.file(folder))
            let clinic = try connection.first("SELECT currency || ' ' || is_example FROM clinic") {
                row throws(AppError) in try row.text(0)
            }
            #expect(clinic == "EUR 1")
            let gone = """
                SELECT (SELECT count(*) FROM staff WHERE left_at IS NOT NULL OR invitation_key IS NOT NULL)
                    + (SELECT count(*) FROM product WHERE is_retired) + (SELECT count(*) FROM service WHERE is_retired)
                """
            #expect(try connection.first(gone) { row throws(AppError) in try row.integer(0) } == 0)
        }
    }

    /// Each as it was, and as it is then.
    static let records: [(kind: String, before: String, after: String)] = [
        ("product", #"{"name":"Gauze"}"#, #"{"name":"Gauze","is_retired":0}"#),
        (
            "staff",
            #"{"user_name":"maya","name":"Maya","role":"manager","password_hash":"$argon2id$","#
                + #""phone_extension":null,"onboarded_at":5}"#,
            #"{"user_name":"maya","name":"Maya","role":"manager","locked_key":"$argon2id$","#
                + #""phone_extension":null,"onboarded_at":5,"left_at":null,"public_key":null,"invitation_key":null,"#
                + #""invitation_ends_at":null,"session_epoch":0,"staff_hours":[]}"#
        ),
        (
            "clinic", #"{"category":[{"name":"b"},{"name":"a"}],"service":[]}"#,
            #"{"category":[{"name":"b","is_retired":0},{"name":"a","is_retired":0}],"service":[],"#
                + #""currency":"EUR","is_example":1,"founding_key":null}"#
        ),
        ("patient", #"{"name":"Lena"}"#, #"{"name":"Lena"}"#),
    ]

    @Test(arguments: records)
    func `queued and received records have the new fields`(kind: String, before: String, after: String) throws {
        let connection = try FileContents(migrations: Array(Migration.all.prefix(7))).connection
        try connection.run(
            "INSERT INTO outbox_change (entry, position, kind, subject, before, after) VALUES (1, 1, ?, x'01', NULL, ?)",
            [.text(kind), .text(before)])
        try connection.run(
            "INSERT INTO inbox (kind, subject, version, body) VALUES (?, x'01', 1, ?), (?, x'02', 2, NULL)",
            [.text(kind), .text(before), .text(kind)])
        try Migration.version8.apply(connection)
        let bodies = try connection.rows(
            "SELECT after FROM outbox_change UNION ALL SELECT body FROM inbox UNION ALL SELECT before FROM outbox_change"
        ) { row throws(AppError) in try row.optionalText(0) }
        #expect(bodies == [after, after, nil, nil])
    }
}
