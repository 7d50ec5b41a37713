import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

/// Three workstations that write at the same time, on a PostgreSQL behind a network that loses, delays, cuts and
/// repeats messages at every stage, and a server that restarts, if the environment tells how. Afterwards all have the
/// same data, and every acknowledged write exists once.
///
/// `CLINIC_SYNC_SIZE` writes are acknowledged, beginning with the seed `CLINIC_SYNC_SEED`.
@Suite(.enabled(if: PostgresServer.isThere, PostgresServer.isMissing), .timeLimit(.minutes(60)))
struct BadNetworkTests {
    private static let size = ProcessInfo.processInfo.environment["CLINIC_SYNC_SIZE"].flatMap { Int($0) } ?? 120
    private static let seed = ProcessInfo.processInfo.environment["CLINIC_SYNC_SEED"].flatMap { UInt64($0) } ?? 1
    /// The number of writes from which on every fault has to occur.
    private static let many = 3_000

    @Test func `whatever the network does, nothing is lost and nothing is doubled`() async throws {
        let folder = try #require(PostgresServer.folder)
        let path = try "\(folder)/.s.PGSQL.\(#require(PostgresServer.port))"
        let restarting = ServerRestart()
        try await PostgresServer.withDatabase { database in
            let network = try BadNetwork(to: path, seed: Self.seed, restarting: restarting)
            let settled = try (0..<3).map { _ in try SettledRemote(database) }
            var writers = try await RandomWriter.three(settled, seed: Self.seed)
            let check = try WriteCheck(before: writers[0].workstation)
            try database.keepAnswers()
            let known = try database.operations()

            let hasty = RemoteTimeouts(connecting: .milliseconds(400), answering: .milliseconds(150))
            // One workstation always has two batches in transit.
            for (writer, batch) in zip(writers, [3, 16, SyncEngine.batch]) {
                let remote = try PostgresRemote(network.address(of: database.name), timeouts: hasty)
                try writer.workstation.connect(to: remote, random: SeededGenerator(seed: Self.seed), batch: batch)
            }
            writers = try await Self.write(writers, through: network)
            await network.end()
            for writer in writers {
                try writer.workstation.connect(to: SettledRemote(database), random: SeededGenerator(seed: Self.seed))
            }
            try await database.quiet()

            var settling = Settling(writers: writers)
            try await settling.run()
            var journal = WriteJournal()
            for writer in settling.writers { journal += writer.journal }
            Self.report(journal, network)
            let newcomer = try await Workstations.joined(SettledRemote(database))
            try await check.expect(journal, at: writers.map(\.workstation), and: newcomer)
            try Self.expect(try database.operations().subtracting(known), of: journal)
            #expect(restarting?.failures ?? 0 == 0)
            Self.expectFaults(of: network, restarting != nil)
        }
    }

    private static func write(_ writers: [RandomWriter], through network: BadNetwork) async throws -> [RandomWriter] {
        let progress = NetworkRun.Progress(restartEvery: max(40, size / 10))
        return try await withThrowingTaskGroup(of: (Int, RandomWriter).self) { group in
            for (index, writer) in writers.enumerated() {
                group.addTask {
                    var run = NetworkRun(writer: writer, network: network, progress: progress)
                    try await run.run(size / writers.count + (index < size % writers.count ? 1 : 0))
                    return (index, run.writer)
                }
            }
            var done = writers
            for try await (index, writer) in group { done[index] = writer }
            return done
        }
    }

    /// The remote applied each write once unless it was withdrawn, and none under an id that has been replaced.
    private static func expect(_ operations: Set<String>, of journal: WriteJournal) throws {
        #expect(operations.count == journal.acknowledged - journal.withdrawn)
        let late = operations.intersection(journal.abandoned)
        #expect(late.isEmpty, "\(late.count) were applied after they were given up")
    }

    private static func expectFaults(of network: BadNetwork, _ canRestart: Bool) {
        guard size >= many else { return }
        let missing = NetworkFault.allCases.filter { fault in
            let isRestart = [.restart, .restartInBatch].contains(fault)
            return network.counts[fault, default: 0] == 0 && (canRestart || !isRestart)
        }
        #expect(missing == [])
    }

    private static func report(_ journal: WriteJournal, _ network: BadNetwork) {
        let faults = network.counts.sorted { $0.key.rawValue < $1.key.rawValue }.map {
            "\($0.value) \($0.key.rawValue)"
        }
        print(
            "sync: \(journal.acknowledged) writes at 3 workstations, seed \(seed): \(journal.words); network: "
                + faults.joined(separator: ", "))
    }
}

extension PostgresDatabase {
    /// Has answers kept that the remote forgets.
    fileprivate func keepAnswers() throws {
        try run(
            """
            create table clinic.answered (like clinic.operation);
            create function clinic.keep() returns trigger language plpgsql as $$
            begin
                insert into clinic.answered select old.*;
                return null;
            end $$;
            create trigger keep after delete on clinic.operation for each row execute function clinic.keep()
            """)
    }

    /// The operations that were applied, each once.
    fileprivate func operations() throws -> Set<String> {
        let rows = try session().rows(
            """
            select replace(upper(id::text), '-', '')
            from (table clinic.operation union all table clinic.answered) as o
            where author is not null and jsonb_typeof(outcome) = 'array'
            """)
        let operations = Set((0..<rows.count).compactMap { rows.text($0, 0) })
        #expect(operations.count == rows.count)
        return operations
    }
}
