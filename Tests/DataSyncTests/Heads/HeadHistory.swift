import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

/// Two workstations at which people work honestly, whatever befalls them: lost answers, clocks that are set, and
/// backups that are restored.
struct HeadHistory {
    let bench: HeadsBench
    var random: SeededGenerator

    init(_ bench: HeadsBench, seed: UInt64) {
        (self.bench, random) = (bench, SeededGenerator(seed: seed))
    }

    /// One of the workstations.
    mutating func anyone() -> String { Bool.random(using: &random) ? "one" : "two" }

    /// Something happens at one of them.
    mutating func step() async throws {
        let name = anyone()
        switch Int.random(in: 0..<11, using: &random) {
        case 0, 1, 2: try await bench.work(name)
        case 3, 4: try await bench.at(name) { try await $0.read(2) }
        case 5:
            // Restored, it gives out provisional numbers before it exchanges.
            try await bench.at(name) { _ = try await $0.register("Grace Hopper") }
        case 6: try await bench.at(name) { try await $0.exchange() }
        case 7, 8: try await exchangeBadly(at: name)
        case 9: bench.clock.advance(by: Double.random(in: -20_000...30_000, using: &random))
        default: try await restore(name)
        }
    }

    /// Exchanges while requests and answers are lost.
    private mutating func exchangeBadly(at name: String) async throws {
        let way = FlakyWay(FakeRemote(bench.server), seed: random.next())
        way.isFlaky = true
        try await bench.at(name, by: way) { workstation in
            for _ in 0..<3 {
                _ = try await workstation.sync.sync()
                try await workstation.read()
            }
        }
    }

    private mutating func restore(_ name: String) async throws {
        let file = bench.path("backup.\(random.next())")
        try await bench.backUp(name, to: file)
        if Bool.random(using: &random) { try await bench.work(name) }
        if Bool.random(using: &random) { try await bench.work("one") }
        try await bench.restore(name, from: file)
    }
}

extension HeadsBench {
    private static let key = BackupKey.file([UInt8](repeating: 7, count: 32))

    func backUp(_ name: String, to file: String) async throws {
        _ = try await ClinicBackup(of: path(name), cost: .least).make(at: file, key: Self.key, now: clock.now)
    }

    /// Tries again while a reader is left, which may live a little longer than its session.
    func restore(_ name: String, from file: String) async throws {
        let restore = ClinicRestore(of: file, to: path(name))
        while true {
            do {
                _ = try await restore.carryOut(key: Self.key, replacing: true, at: clock.now)
                return
            } catch BackupFault.inUse {}
        }
    }
}
