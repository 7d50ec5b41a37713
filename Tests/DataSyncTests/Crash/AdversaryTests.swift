import DataSupport
import Domain
import Foundation
import Support
import Synchronization
import Testing

@testable import Data
@testable import DataSync

/// Five workstations whose processes are killed and whose clocks are days wrong, each behind a network of its own that
/// loses, delays, cuts and repeats messages or lets nobody through, and a server that restarts, if the environment
/// tells how. Afterwards all have the same as a new one, and every acknowledged write exists once, or was discarded.
///
/// `CLINIC_ADVERSARY_SIZE` writes are acknowledged, beginning with the seed `CLINIC_ADVERSARY_SEED`.
@Suite(.enabled(if: PostgresServer.isThere, PostgresServer.isMissing), .timeLimit(.minutes(60)))
struct AdversaryTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let size = environment["CLINIC_ADVERSARY_SIZE"].flatMap { Int($0) } ?? 20
    private static let seed = environment["CLINIC_ADVERSARY_SEED"].flatMap { UInt64($0) } ?? 1
    private static let stations = 5
    /// By how much a clock may be wrong, in days.
    private static let days = 5

    @Test func `five workstations lose nothing and double nothing, whatever happens at once`() async throws {
        let folder = try #require(PostgresServer.folder)
        let path = try "\(folder)/.s.PGSQL.\(#require(PostgresServer.port))"
        let restarting = ServerRestart()
        try await PostgresServer.withDatabase { database in
            let networks = try (0..<Self.stations).map { index in
                try BadNetwork(to: path, seed: Self.seed &* 16 &+ UInt64(index), rarity: 3, restarting: restarting)
            }
            let ways = networks.map {
                WorkstationWay(address: $0.address(of: database.name), skew: Self.days * 86_400)
            }
            try await Self.withFolders { template, folder in
                var workstations = try KilledWorkstations(
                    Self.stations, in: folder, from: template, on: database, by: ways, seed: Self.seed)
                try await workstations.initialize()
                let trouble = Trouble(networks: networks, restarting: restarting, seed: Self.seed)
                try await workstations.write(Self.size / Self.stations) { trouble.strike() }
                for network in networks { await network.end() }
                try await database.quiet()
                Self.report(workstations, networks, try await workstations.settle())
            }
        }
        #expect(restarting?.failures ?? 0 == 0)
    }

    private static func withFolders(_ body: (String, String) async throws -> Void) async throws {
        try await withFolder { template in
            try WorkstationHarness.open(.folder(template), clock: SystemClock()).leave()
            try await withFolder { folder in
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
                try await body(template, folder)
            }
        }
    }

    private static func report(
        _ workstations: KilledWorkstations, _ networks: [BadNetwork], _ end: (sent: Int, discarded: Int)
    ) {
        let counts = networks.reduce(into: [:]) { $0.merge($1.counts, uniquingKeysWith: +) }
        let faults = counts.sorted { $0.key.rawValue < $1.key.rawValue }.map { "\($0.value) \($0.key.rawValue)" }
        let acknowledged = workstations.all.reduce(0) { $0 + $1.journal.acknowledged.count }
        let kills = workstations.all.reduce(0) { $0 + $1.kills }
        print(
            """
            adversary: seed \(seed): \(acknowledged) writes acknowledged at \(stations) workstations, clocks up to \
            \(days) days wrong; \(kills) kills; network: \(faults.joined(separator: ", ")); \(end.sent) applied, \
            \(end.discarded) records in what was discarded
            """)
    }
}

/// The trouble between two processes.
private final class Trouble: Sendable {
    private let networks: [BadNetwork]
    private let restarting: ServerRestart?
    private let random: Mutex<SeededGenerator>

    init(networks: [BadNetwork], restarting: ServerRestart?, seed: UInt64) {
        (self.networks, self.restarting) = (networks, restarting)
        random = Mutex(SeededGenerator(seed: seed))
    }

    /// Cuts one off every third time, and restarts the server every twelfth time.
    func strike() {
        let (kind, which) = random.withLock { [count = networks.count] random in
            (Int.random(in: 0..<12, using: &random), Int.random(in: 0..<count, using: &random))
        }
        switch kind {
        case 0:
            guard let restarting else { return }
            restarting.run()
            networks[which].count(.restart)
        case 1...4: networks[which].partition()
        default: break
        }
    }
}
