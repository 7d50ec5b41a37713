import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

/// Workstations whose logs somebody tampers with who makes everything in the folder fit. `CLINIC_TAMPERING_SIZE` are
/// made, beginning with `CLINIC_TAMPERING_SEED`, beside ten times as many honest histories.
@Suite(.timeLimit(.minutes(60))) struct HeadTamperingTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let size = environment["CLINIC_TAMPERING_SIZE"].flatMap { Int($0) } ?? 30
    private static let seed = environment["CLINIC_TAMPERING_SEED"].flatMap { UInt64($0) } ?? 1

    @Test func `a log that is cut, put back or goes on twice is named, and no honest history is`() async throws {
        var (named, honest) = (0, 0)
        try await HeadsBench.with { original in
            for seed in Self.seed..<Self.seed + UInt64(Self.size) {
                try await withFolder { folder in
                    var history = HeadHistory(try original.copy(to: folder), seed: seed)
                    for _ in 0..<10 {
                        try await history.step()
                        honest += try await Self.expectNothing(history.bench, seed)
                    }
                    named += try await history.tamper(seed)
                }
            }
        }
        print("tampering: \(named) named by signed heads, none of \(honest) honest histories, seed \(Self.seed)")
    }

    private static func expectNothing(_ bench: HeadsBench, _ seed: UInt64) async throws -> Int {
        for name in ["one", "two"] {
            #expect(try await bench.problems(name) == [], "seed \(seed)")
            #expect(try bench.aside(name) == [], "seed \(seed)")
        }
        return 1
    }
}

extension HeadHistory {
    /// Somebody tampers with one of the workstations, which exchanges before and afterwards.
    ///
    /// - Returns: how many were named: 1, or 0 if an expectation failed.
    fileprivate mutating func tamper(_ seed: UInt64) async throws -> Int {
        let name = anyone()
        let other = name == "one" ? "two" : "one"
        let places: [String]
        switch Int.random(in: 0..<3, using: &random) {
        case 0: places = try await cut(name)
        case 1: places = try await putBack(name)
        default: places = try await double(name)
        }
        for place in places {
            let problems = try await bench.problems(place)
            #expect(!problems.isEmpty, "seed \(seed), \(place) of \(places)")
            guard !problems.isEmpty else { return 0 }
        }
        // A cut of reads shows at the others with the next head of which there can be no two.
        for _ in 1...2 { for name in [name, other] { try await bench.work(name) } }
        let problems = try await bench.problems(other)
        #expect(problems.contains { $0.hasPrefix("Workstation") }, "seed \(seed), \(other) of \(places): \(problems)")
        return problems.isEmpty ? 0 : 1
    }

    private mutating func cut(_ name: String) async throws -> [String] {
        let count = Int.random(in: 1...3, using: &random)
        try await bench.at(name) { workstation in
            try await workstation.exchange()
            try await workstation.read(count)
            try await workstation.exchange()
        }
        try bench.cut(count, off: name, knowingHeads: Bool.random(using: &random))
        try await bench.at(name) { try await $0.exchange() }
        return [name]
    }

    private mutating func putBack(_ name: String) async throws -> [String] {
        try bench.keep(name, as: "old")
        for _ in 0..<Int.random(in: 1...3, using: &random) { try await bench.work(name) }
        try bench.putBack("old", as: name)
        try await bench.at(name) { try await $0.exchange() }
        return [name]
    }

    private func double(_ name: String) async throws -> [String] {
        try bench.keep(name, as: "twin")
        for place in [name, "twin", name] { try await bench.work(place) }
        return [name, "twin"]
    }
}
