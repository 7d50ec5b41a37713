import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

/// Two transactions that commit in another order than they wrote in.
@Suite(.enabled(if: PostgresServer.isThere, PostgresServer.isMissing), .timeLimit(.minutes(60)))
struct FenceTests {
    @Test func `a change that commits late is read late, where a cursor of numbers alone would lose it for ever`()
        async throws
    {
        try await PostgresServer.withDatabase { database in
            let remote = try await RemoteBench { try database.remote() }.openRemote()
            let (slow, quick) = (try database.session(), try database.session())
            try await database.settled()
            let start = try await remote.changes(after: .start, limit: 100).next
            let naiveStart = try #require(try quick.rows("select max(seq) from clinic.record").integer(0, 0))

            try slow.run("begin")
            try insert(1, by: slow)
            try insert(2, by: quick)
            let first = try await remote.changes(after: start, limit: 100)
            let naiveFirst = try subjects(after: naiveStart, quick)
            let naivePlace = try #require(try quick.rows("select max(seq) from clinic.record").integer(0, 0))
            try slow.run("commit")
            try await database.settled()
            let second = try await remote.changes(after: first.next, limit: 100)
            let naiveSecond = try subjects(after: naivePlace, quick)

            #expect(first.records.isEmpty)
            #expect(second.records.map(\.subject) == [.sample(1), .sample(2)])
            #expect(naiveFirst == [.sample(2)])
            #expect(naiveSecond == [], "the naive cursor has lost record 1, which is why there is a fence")
        }
    }

    @Test func `what waits for a transaction is said to wait, and for whose`() async throws {
        try await PostgresServer.withDatabase { database in
            let remote = try await RemoteBench { try database.remote() }.openRemote()
            let (slow, quick) = (try database.session(), try database.session())
            try await database.settled()
            try slow.run("set application_name = 'the month''s end'")
            try slow.run("begin; select pg_current_xact_id()")
            let before = try await remote.changes(after: .start, limit: 100)
            #expect(before.held == nil, "nothing was written since")
            try insert(1, by: quick)
            let place = try quick.rows("select current_user, current_database()")
            let (role, name) = (try #require(place.text(0, 0)), try #require(place.text(0, 1)))
            let expected = "role \(role), program the month's end, database \(name)"
            var owners: Set<String> = []
            // Transactions of other tests on the same server may be older.
            for _ in 1...5_000 where !owners.contains(expected) {
                owners.insert(try await remote.changes(after: before.next, limit: 100).held?.owner ?? "nobody")
            }
            #expect(owners.contains(expected), "\(owners)")
            try slow.run("commit")
            try await database.settled()
            let after = try await remote.changes(after: before.next, limit: 100)
            #expect(after.held == nil && after.records.map(\.subject) == [.sample(1)])
        }
    }

    @Test(arguments: [1, 2, 3]) func `readers beside writers that commit in any order miss nothing`(seed: UInt64)
        async throws
    {
        try await PostgresServer.withDatabase { database in
            let remote = try await RemoteBench { try database.remote() }.openRemote()
            let writers = try (0..<5).map { _ in try database.session() }
            var (dice, open, written) = (SeededGenerator(seed: seed), Set<Int>(), 0)
            var (cursor, seen) = (RemoteCursor.start, Set<UUID>())
            for _ in 1...200 {
                let writer = Int.random(in: 0..<5, using: &dice)
                if open.remove(writer) != nil {
                    try writers[writer].run("commit")
                } else {
                    try writers[writer].run("begin")
                    written += 1
                    try insert(written, by: writers[writer])
                    open.insert(writer)
                }
                let page = try await remote.changes(after: cursor, limit: 3)
                (cursor, seen) = (page.next, seen.union(page.records.map(\.subject)))
            }
            for writer in open { try writers[writer].run("commit") }
            try await database.settled()
            let rest = try await remote.changes(after: cursor, limit: 1000)
            seen.formUnion(rest.records.map(\.subject))
            #expect(seen.isSuperset(of: (1...written).map(UUID.sample)), "seed \(seed)")
        }
    }

    @Test func `heads that two give at once come one after the other, so that none is passed over`() async throws {
        try await PostgresServer.withDatabase { database in
            let remote = try await RemoteBench { try database.remote() }.openRemote()
            let (slow, quick) = (try database.session(), try database.session())
            try quick.run("alter function clinic.heads set lock_timeout = '50ms'")
            try slow.run("begin")
            try give(.sample(of: 1, 1), by: slow)
            #expect(throws: PostgresFault.self) { try give(.sample(of: 2, 1), by: quick) }
            #expect(try await remote.heads(.giving([], for: 3)).heads == [])
            try slow.run("commit")
            try give(.sample(of: 2, 1), by: quick)
            #expect(try await remote.heads(.giving([], for: 3)).heads == [.sample(of: 1, 1), .sample(of: 2, 1)])
        }
    }

    private func give(_ head: SignedHead, by session: PostgresSession) throws {
        _ = try session.rows("select clinic.heads('', $1::jsonb, 0, 0)", [RemoteText.heads([head])])
    }

    private func insert(_ number: Int, by session: PostgresSession) throws {
        let changes = RemoteText.changes([RemoteChange("product", number, to: "{}")])
        let author = RemoteBench.pharmacist
        let signed = SignedBytes.sample(.sample(number), by: author, [("product", .sample(number))])
        let parameters = [
            UUID.sample(number).uuidString, author.rawValue.uuidString, changes,
            "\\x\(signed.intent.hexadecimal)", "\\x\(signed.signature.hexadecimal)",
        ]
        let sql = "select * from clinic.apply($1::uuid, $2::uuid, 0, $3::jsonb, $4::bytea, $5::bytea)"
        let result = try session.rows(sql, parameters)
        try #require(result.text(0, 0) == "applied")
    }

    private func subjects(after seq: Int, _ session: PostgresSession) throws -> [UUID] {
        let result = try session.rows(
            "select subject from clinic.record where seq > $1::bigint order by seq", ["\(seq)"])
        return (0..<result.count).compactMap { result.identity($0, 0) }
    }
}
