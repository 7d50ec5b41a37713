import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

/// The logs of workstations that come back from backups: what was signed of the old log says nothing of the new one.
@Suite(.timeLimit(.minutes(60))) struct RestoredLogTests {
    @Test func `a workstation that was restored accuses nobody, goes on under another key, and is not accused`()
        async throws
    {
        try await HeadsBench.with { bench in
            try await bench.backUp("one", to: bench.path("backup"))
            try await bench.at("one") { workstation in
                try await workstation.read(3)
                try await workstation.exchange()
            }
            for name in ["one", "two"] { try await bench.work(name) }
            let old = bench.key("one")
            try await bench.restore("one", from: bench.path("backup"))
            #expect(bench.key("one") != old)
            for name in ["one", "two", "one"] {
                try await bench.work(name)
                #expect(try await bench.problems(name) == [])
                #expect(try bench.aside(name) == [])
            }
            try await bench.at("one") { workstation in
                let heads = try workstation.heads().filter { $0.witnessName == bench.key("two") && !$0.isOwn }
                #expect(heads.contains { $0.logName == bench.key("one") })
            }
        }
    }

    @Test func `a backup that is restored elsewhere, while its workstation goes on, is another log`() async throws {
        try await HeadsBench.with { bench in
            try await bench.backUp("one", to: bench.path("backup"))
            try await bench.restore("elsewhere", from: bench.path("backup"))
            for _ in 1...2 {
                for name in ["one", "elsewhere", "two"] { try await bench.work(name) }
            }
            for name in ["one", "elsewhere", "two"] {
                #expect(try await bench.problems(name) == [])
                #expect(try bench.aside(name) == [])
            }
        }
    }

    @Test func `a remote that came back from its backup is no reason to accuse anybody`() async throws {
        try await HeadsBench.with { bench in
            let copy = bench.server.copy
            for _ in 1...4 { for name in ["one", "two"] { try await bench.work(name) } }
            bench.server.restore(copy)
            for name in ["one", "two", "one"] { try await bench.work(name) }
            try await bench.at("two") { try await $0.exchange() }
            for name in ["one", "two"] { #expect(try await bench.problems(name) == []) }
            try await bench.at("one") { workstation in
                let heads = try workstation.heads().filter { $0.logName == bench.key("one") }
                try await workstation.exchange()
                let last = try #require(heads.last { $0.isOwn })
                let seen = try workstation.heads().filter { $0.entries == last.entries && $0.log == last.log }
                #expect(seen.map(\.witnessName).contains(bench.key("two")))
            }
        }
    }
}
