import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

/// Writes that somebody with the credential of a workstation sends, with SQL or a program of their own, or that the
/// administrator of the database puts there. None changes anything at a workstation, and none stops one.
@Suite(.timeLimit(.minutes(60))) struct ForgedWriteTests {
    @Test(arguments: Engine.here, Forgery.all)
    func `a forged write changes nothing at a workstation, and is set aside`(
        at engine: Engine, _ forgery: Forgery
    ) async throws {
        try await engine.withForgedRemote { remote in
            let bench = try await ForgeryBench(remote)
            let operation = try forgery.make(try await Forger(bench.workstations[0], at: remote.connect()))
            if forgery.isPlanted {
                try remote.plant(operation)
            } else {
                let refusal = try await remote.send(operation)
                #expect((refusal == nil) == forgery.isTaken, "\(refusal.debugDescription)")
            }
            try await bench.expectNothingChanged(listing: forgery.reason)
            try await bench.expectEverythingGoesOn()
        }
    }
}
