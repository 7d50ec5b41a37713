import Domain
import Foundation
import Support
import Testing

@testable import Data

/// The schema of format 6.
@Suite(.timeLimit(.minutes(60))) struct Format6Tests {
    /// Files of format 6 exist: a change needs a new migration, never an edit of this one.
    @Test func `format six never changes`() throws {
        let before = Set(try FileContents(migrations: Array(Migration.all.prefix(5))).schema())
        let added = try FileContents(migrations: Array(Migration.all.prefix(6))).schema().filter {
            !before.contains($0)
        }
        #expect(
            added.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") } == [
                """
                table outbox_change CREATE TABLE outbox_change ( entry INTEGER NOT NULL, position INTEGER NOT NULL, \
                kind TEXT NOT NULL, subject BLOB NOT NULL, before TEXT, after TEXT, theirs TEXT, \
                PRIMARY KEY (entry, position) ) STRICT, WITHOUT ROWID
                """,
                """
                table outbox_need CREATE TABLE outbox_need ( entry INTEGER NOT NULL, needs INTEGER NOT NULL, \
                PRIMARY KEY (entry, needs) ) STRICT, WITHOUT ROWID
                """,
                """
                trigger outbox_went CREATE TRIGGER outbox_went AFTER DELETE ON outbox BEGIN \
                DELETE FROM outbox_change WHERE entry = old.number; \
                DELETE FROM outbox_need WHERE entry = old.number; \
                DELETE FROM outbox_need WHERE needs = old.number; END
                """,
            ])
    }

    @Test func `a write that goes takes what needs it along`() throws {
        let connection = try FileContents(migrations: Migration.all).connection
        for number in 1...3 {
            try connection.run(
                "INSERT INTO outbox (number, operation, what, permissions, at, state) VALUES (?, randomblob(16), '', '', 0, '')",
                [.integer(number)])
            try connection.run(
                "INSERT INTO outbox_change (entry, position, kind, subject) VALUES (?, 0, 'order', x'01')",
                [.integer(number)])
        }
        try connection.run("INSERT INTO outbox_need (entry, needs) VALUES (2, 1), (3, 1), (3, 2)")
        try connection.run("DELETE FROM outbox WHERE number = 2")
        let changes = try connection.rows("SELECT entry FROM outbox_change ORDER BY entry") { row throws(AppError) in
            try row.integer(0)
        }
        let needs = try connection.rows("SELECT entry, needs FROM outbox_need") { row throws(AppError) in
            [try row.integer(0), try row.integer(1)]
        }
        #expect(changes == [1, 3])
        #expect(needs == [[3, 1]])
    }
}
