import Foundation
import Support
import Testing
import TextShell

@testable import App

/// `clinic graph`.
@Suite struct GraphCommandTests {
    @Test func `it writes the map, and nothing else, where all is well`() async throws {
        let run = await LaunchRun.of(["graph", "--as", "visitor", "--depth", "1"])
        #expect(run.code == .ok)
        #expect(run.told == [])
        #expect(run.output.hasPrefix("Sign in  (visitor)\n"))
        #expect(run.output.contains("home  (visitor)\n  go, orders, sign-in → Sign in\n"))
    }

    @Test func `it leaves the clinic on this machine alone`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "clinic-that-graph-never-makes").path
        let run = await LaunchRun.of(["graph", "dot", "--as", "visitor", "--depth", "1", "--data", folder])
        #expect(run.code == .ok)
        #expect(run.output.hasPrefix("digraph clinic {\n"))
        #expect(!FileManager.default.fileExists(atPath: folder))
    }

    @Test func `it explores as somebody it knows`() async {
        let run = await LaunchRun.of(["graph", "--as", "nobody"])
        #expect(run.code == .usage)
        #expect(
            run.told == [
                "“graph” explores as one of visitor, ben, chen, ana, maya, noor, not as “nobody”. See clinic --help."
            ])
    }
}
