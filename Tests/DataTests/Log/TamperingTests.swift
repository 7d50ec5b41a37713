import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data

/// A clinic's file that somebody changes behind the program's back. `CLINIC_TAMPERING_SIZE` are made, beginning with
/// `CLINIC_TAMPERING_SEED`, beside ten times as many honest histories.
@Suite(.timeLimit(.minutes(60))) struct TamperingTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let size = environment["CLINIC_TAMPERING_SIZE"].flatMap { Int($0) } ?? 60
    private static let seed = environment["CLINIC_TAMPERING_SEED"].flatMap { UInt64($0) } ?? 1

    @Test func `each change of the file is named, and no honest history is`() async throws {
        var (named, honest) = (0, 0)
        for seed in Self.seed..<Self.seed + UInt64(Self.size) {
            try await withFolder { folder in
                let clinic = "\(folder)/clinic"
                var history = try HonestHistory(clinic, seed: seed)
                for _ in 0..<10 {
                    try await history.work()
                    honest += try await Self.expectNothing(in: clinic, seed)
                }
                var tampering = try Tampering(StoreHarness.file(clinic), seed: seed)
                let (what, word) = try tampering.carryOut()
                let found = try await Self.findings(in: clinic)
                let isNamed = found.contains { word.isEmpty || $0.contains(word) }
                #expect(isNamed, "seed \(seed) \(what): \(found)")
                if isNamed { named += 1 }
            }
        }
        print("tampering: \(named) named, none of \(honest) honest histories, seed \(Self.seed)")
    }

    @Test func `an older copy of the file is not taken for the clinic`() async throws {
        try await withFolder { folder in
            let clinic = "\(folder)/clinic"
            var history = try HonestHistory(clinic, seed: 7)
            let old = try StoreHarness.bytes(StoreHarness.file(clinic))
            try await history.work()
            try Foundation.Data(old).write(to: URL(filePath: StoreHarness.file(clinic)))
            let store = try StoreHarness.open(.folder(clinic))
            store.leave()
            let found = try await Self.findings(in: clinic)
            #expect(found.contains { $0.hasSuffix("when the clinic was last closed.") }, "\(found)")
        }
    }

    /// The problems that are found, besides that the file was changed.
    private static func findings(in clinic: String) async throws -> [String] {
        try await ClinicVerification(of: clinic).findings().filter { $0.check != "seal" }.map(\.problem)
    }

    private static func expectNothing(in clinic: String, _ seed: UInt64) async throws -> Int {
        let found = try await ClinicVerification(of: clinic).findings()
        #expect(found == [], "seed \(seed)")
        return 1
    }
}
