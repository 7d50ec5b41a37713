import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync
import DataSupport

/// Workstations that share a remote, the first of which uploads its clinic. In the end all have the same data.
struct KilledWorkstations: Sendable {
    private(set) var all: [KilledWorkstation]
    private let database: PostgresDatabase
    /// The total of each product at the start, left and sold.
    private let stock: [Int: Int]

    /// Workstations in folders of an existing one; the first has a copy of an intact clinic.
    init(
        _ count: Int, in parent: String, from template: String, on database: PostgresDatabase,
        by ways: [WorkstationWay] = [], seed: UInt64
    ) throws {
        self.database = database
        let first = "\(parent)/Alpha"
        try FileManager.default.copyItem(atPath: template, toPath: first)
        let connection = try Connection(path: "\(first)/clinic.sqlite")
        stock = try WorkstationCheck.sums(in: connection)
        let code = JoinCode(
            key: try ClinicKey.known(in: connection), founder: try #require(try connection.founder()))
        all = try ["Alpha", "Bravo", "Charlie", "Delta", "Echo"].prefix(count).enumerated().map { index, word in
            try KilledWorkstation(
                "\(parent)/\(word)", word: word, role: index == 0 ? "initialize" : "join", remote: database,
                by: ways.isEmpty ? WorkstationWay() : ways[index], code: code, seed: seed &* 8 &+ UInt64(index))
        }
    }

    /// Kills a number of processes: first during the upload to the remote, then at all workstations at once.
    mutating func run(
        _ runs: Int, _ moment: @escaping @Sendable (inout SeededGenerator) -> KillMoment
    ) async throws {
        try await initialize(moment)
        let left = max(0, runs - all[0].kills)
        try await atOnce { [count = all.count] index, workstation in
            for _ in 0..<(left + index) / count { try workstation.runAndKill(moment) }
        }
    }

    /// Kills processes at all workstations at once, until a number of writes is acknowledged at each, and does
    /// something between two of them.
    mutating func write(_ count: Int, between: @escaping @Sendable () -> Void) async throws {
        try await atOnce { _, workstation in
            while workstation.journal.acknowledged.count < count {
                try workstation.runAndKill()
                between()
            }
        }
    }

    /// Uses all at once, each on a thread of its own.
    private mutating func atOnce(
        _ body: @escaping @Sendable (Int, inout KilledWorkstation) throws -> Void
    ) async throws {
        all = try await withThrowingTaskGroup(of: (Int, KilledWorkstation).self) { [all] group in
            for (index, workstation) in all.enumerated() {
                group.addTask {
                    let killed = try await onItsOwnThread {
                        var workstation = workstation
                        try body(index, &workstation)
                        return workstation
                    }
                    return (index, killed)
                }
            }
            return try await group.reduce(into: all) { all, killed in all[killed.0] = killed.1 }
        }
    }

    /// Uses the first workstation, on a separate thread.
    mutating func withFirst<Value: Sendable>(
        _ body: @escaping @Sendable (inout KilledWorkstation) throws -> Value
    ) async throws -> Value {
        let (workstation, value) = try await onItsOwnThread { [first = all[0]] in
            var first = first
            let value = try body(&first)
            return (first, value)
        }
        all[0] = workstation
        return value
    }

    /// Uploads the clinic to the remote, to the end in spite of repeated kills.
    mutating func initialize(
        _ moment: (@Sendable (inout SeededGenerator) -> KillMoment)? = nil
    ) async throws {
        try await withFirst { first in
            if let moment { for _ in 0..<6 where !first.isInitialized { try first.runAndKill(moment) } }
            if !first.isInitialized { try first.runAndKill { _ in .initialized } }
            try #require(first.isInitialized)
        }
    }

    /// Exchanges everything, decides what is left, and expects a new workstation to have the same data.
    ///
    /// - Returns: the number of writes that the remote accepted, and of records in discarded ones.
    func settle() async throws -> (sent: Int, discarded: Int) {
        var desks: [Desk] = []
        for workstation in all { desks.append(try await Desk(workstation, database)) }
        try await drain(&desks)
        let newcomer = try await Workstations.joined(try SettledRemote(database))
        let records = Set(try newcomer.records())
        for desk in desks {
            let others = Set(try desk.store.records()).symmetricDifference(records).sorted()
            #expect(others.isEmpty, "\(others.prefix(4))")
            let journal = desk.workstation.journal
            try desk.store.expectNone { try JournalCheck(journal: journal, isOwn: true).problems(in: $0) }
            try newcomer.expectNone { try JournalCheck(journal: journal, isOwn: false).problems(in: $0) }
            desk.store.leave()
        }
        try newcomer.expectNone { try WorkstationCheck(connection: $0, stock: stock).problems() }
        #expect(try newcomer.column(WorkstationCheck.doubleBookings) == [])
        let written = "select count(*) from clinic.step where substr(intent, 89, 7) <> 'seeded/'"
        let discarded = desks.reduce(0) { $0 + $1.workstation.journal.discarded.count }
        return (Int(try database.value(written) ?? "") ?? 0, discarded)
    }

    private func left(at desks: [Desk]) async throws -> [String] {
        var left: [String] = []
        for desk in desks {
            let queue = try await desk.store.now { $0.sync.queue(limit: 5) }
            left += queue.entries.map { "\(desk.workstation.journal.word) \($0.id) \($0.what): \($0.state)" }
        }
        return left
    }

    private func drain(_ desks: inout [Desk]) async throws {
        for round in 0... {
            guard round < 100 else {
                throw WorkstationFault(text: "the queues do not drain: \(try await left(at: desks))")
            }
            var decided = 0
            for desk in desks { try await desk.exchange() }
            for index in desks.indices { decided += try await desks[index].decide() }
            let left = try await desks.map(\.store).asyncSum { try await $0.status().queued }
            guard decided == 0, left == 0 else { continue }
            // The first ones exchanged before the last ones sent.
            for desk in desks { try await desk.exchange() }
            return
        }
    }
}

extension ClinicWorkstation {
    /// Expects no problems with the file itself.
    fileprivate func expectNone(_ problems: (Connection) throws -> [String]) throws {
        let found = try read(problems)
        #expect(found.isEmpty, "\(found.prefix(8))")
    }
}
