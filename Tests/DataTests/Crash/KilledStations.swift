import Domain
import Foundation
import Support
import Testing

@testable import Data

/// Stations that share a remote, the first of which puts its clinic there. In the end all have the same.
struct KilledStations: Sendable {
    let all: [KilledStation]
    private let database: PostgresDatabase
    /// What each product comes to, left and sold, in the beginning.
    private let stock: [Int: Int]

    /// - Parameters:
    ///   - parent: the folder in which theirs are.
    ///   - template: the folder of a clinic that was left in good order: the first station has a copy.
    init(_ count: Int, in parent: String, from template: String, on database: PostgresDatabase, seed: UInt64) throws {
        self.database = database
        let first = "\(parent)/Alpha"
        try FileManager.default.copyItem(atPath: template, toPath: first)
        stock = try FileCheck.sums(in: Connection(path: "\(first)/clinic.sqlite"))
        all = try ["Alpha", "Bravo", "Charlie"].prefix(count).enumerated().map { index, word in
            try KilledStation(
                "\(parent)/\(word)", word: word, role: index == 0 ? "initialize" : "join", remote: database,
                seed: seed &* 8 &+ UInt64(index))
        }
    }

    /// So many kills: first while the clinic is put onto the remote, then of all stations at once.
    func run(_ runs: Int, _ moment: @escaping @Sendable (inout SeededGenerator) -> KillMoment) async throws {
        try await initialize(moment)
        let left = max(0, runs - all[0].kills)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for (index, station) in all.enumerated() {
                let share = (left + index) / all.count
                group.addTask {
                    try await onItsOwnThread { for _ in 0..<share { try station.runAndKill(moment) } }
                }
            }
            try await group.waitForAll()
        }
    }

    /// Puts the clinic onto the remote. Whoever is killed at that again and again comes to its end all the same.
    func initialize(_ moment: (@Sendable (inout SeededGenerator) -> KillMoment)? = nil) async throws {
        try await onItsOwnThread { [first = all[0]] in
            if let moment { for _ in 0..<6 where !first.isInitialized { try first.runAndKill(moment) } }
            if !first.isInitialized { try first.runAndKill { _ in .initialized } }
            try #require(first.isInitialized)
        }
    }

    /// All exchange to the end, someone decides what is left, and whoever joins has what all have.
    ///
    /// - Returns: how many writes the remote took.
    func settle() async throws -> Int {
        var desks: [Desk] = []
        for station in all { desks.append(try await Desk(station, database)) }
        try await drain(desks)
        let newcomer = try await Stations.joined(try SettledRemote(database))
        let records = Set(try newcomer.records())
        for desk in desks {
            let others = Set(try desk.store.records()).symmetricDifference(records).sorted()
            #expect(others.isEmpty, "\(others.prefix(4))")
            let journal = desk.station.journal
            try desk.store.expectNone { try JournalCheck(journal: journal, isOwn: true).problems(in: $0) }
            try newcomer.expectNone { try JournalCheck(journal: journal, isOwn: false).problems(in: $0) }
            desk.store.leave()
        }
        try newcomer.expectNone { try FileCheck(connection: $0, stock: stock).problems() }
        #expect(try newcomer.column(FileCheck.doubleBookings) == [])
        return Int(try database.value("select count(*) from clinic.operation where author is not null") ?? "") ?? 0
    }

    private func drain(_ desks: [Desk]) async throws {
        for round in 0... {
            try #require(round < 100, "the queues do not drain")
            var decided = 0
            for desk in desks { try await desk.exchange() }
            for desk in desks { decided += try await desk.decide() }
            let left = try await desks.map(\.store).asyncSum { try await $0.status().queued }
            guard decided == 0, left == 0 else { continue }
            // The first ones were there before the last ones sent.
            for desk in desks { try await desk.exchange() }
            return
        }
    }
}

extension ClinicStore {
    /// Expects that nothing is wrong with the file itself.
    fileprivate func expectNone(_ problems: (Connection) throws -> [String]) throws {
        let found = try read(problems)
        #expect(found.isEmpty, "\(found.prefix(8))")
    }
}
