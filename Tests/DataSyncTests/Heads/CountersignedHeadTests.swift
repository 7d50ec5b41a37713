import DataSupport
import Domain
import Foundation
import Support
import Synchronization
import Testing

@testable import Data
@testable import DataSync

/// The heads of their logs that workstations sign for each other.
@Suite(.timeLimit(.minutes(60))) struct CountersignedHeadTests {
    @Test func `workstations countersign the heads of each other's logs, and one that has not grown is not sent again`()
        async throws
    {
        try await HeadsBench.with { bench in
            try await bench.work("one")
            try await bench.at("two") { try await $0.exchange() }
            try await bench.at("one") { workstation in
                try await workstation.exchange()
                let (size, own) = (try workstation.entries(), bench.key("one"))
                let heads = try workstation.heads().filter { $0.entries == size && $0.logName == own }
                #expect(heads.map(\.isOwn).sorted { $0 && !$1 } == [true, false])
                #expect(heads.first { !$0.isOwn }?.witnessName == bench.key("two"))
                let asked = bench.server.copy.headCalls
                for _ in 0..<3 { try await workstation.exchange() }
                #expect(bench.server.copy.headCalls == asked)
                _ = try await workstation.register("Ada Byron")
                try await workstation.exchange()
                #expect(bench.server.copy.headCalls > asked)
            }
            for name in ["one", "two"] { #expect(try await bench.problems(name) == []) }
        }
    }

    @Test func `the first exchange asks for every head of its own log, wherever the file says it is`() async throws {
        let server = FakeRemoteServer()
        let one = try await Workstations.opened(FakeRemote(server))
        try await one.signIn(.receptionist)
        try await one.exchange()
        let oldest = try #require(server.clinic.withLock { $0.heads.first })
        #expect(oldest.place == 1)
        // The same head of a log that has not grown would be signed again.
        _ = try await one.register("Ada Byron")
        try await one.writer.write { connection throws(AppError) in
            try connection.run("DELETE FROM signed_head")
            try connection.run("UPDATE remote SET head_place = 100")
        }
        let exchange = HeadExchange(remote: FakeRemote(server), writer: one.writer, clock: one.clock)
        try await exchange.run(isFirst: true)
        #expect(try one.heads().contains { $0.signature == oldest.head.signature })
    }

    @Test(arguments: [false, true])
    func `an end that was cut off is named, with who countersigned it, though everything else fits`(
        _ knowingHeads: Bool
    ) async throws {
        try await HeadsBench.with { bench in
            var size = 0
            try await bench.at("one") { workstation in
                try await workstation.read(3)
                try await workstation.exchange()
                size = try workstation.entries()
            }
            for name in ["two", "one"] { try await bench.work(name) }
            try await bench.at("one") { workstation in
                try await workstation.read(2)
                try await workstation.exchange()
                size = try workstation.entries()
            }
            try await bench.work("two")
            try bench.cut(2, off: "one", knowingHeads: knowingHeads)
            if knowingHeads {
                // Nothing at this workstation tells any more.
                #expect(try await bench.problems("one") == [])
            }
            try await bench.at("one") { try await $0.exchange() }
            let problems = try await bench.problems("one")
            let words = "entries, not the \(size) that this workstation signed on 2026-01-02T09:12:00Z"
            #expect(problems.count == 1 && problems.first?.contains(words) == true, "\(problems)")
            #expect(problems.allSatisfy { $0.contains("workstation \(bench.key("two")) countersigned on 2026-01-02T") })
        }
    }

    @Test func `an older copy in the place of the folder, with its seal, is named here and at the others`()
        async throws
    {
        try await HeadsBench.with { bench in
            try bench.keep("one", as: "old")
            try await bench.at("one") { workstation in
                try await workstation.read(5)
                try await workstation.exchange()
            }
            try await bench.work("two")
            try bench.putBack("old", as: "one")
            #expect(try await bench.problems("one") == [])
            try await bench.at("one") { workstation in
                try await workstation.exchange()
                #expect(try await workstation.status().setAside == 1)
            }
            let problems = try await bench.problems("one")
            #expect(problems.count == 1 && problems.first?.contains("entries, not the") == true, "\(problems)")
            #expect(problems.first?.contains("workstation \(bench.key("two")) countersigned") == true)
            #expect(
                try bench.aside("one").map(\.reason)
                    == ["this log is not the one that this workstation signed: run clinic verify"])
            try await bench.work("two")
            let others = try await bench.problems("two")
            #expect(
                others.count == 1 && true == others.first?.hasPrefix("Workstation \(bench.key("one")) signed a log of"))
            #expect(try bench.aside("two").map(\.what) == ["the log of a workstation"])
        }
    }

    @Test func `a copy of the folder that is used beside it is named at both, and at a third workstation`()
        async throws
    {
        try await HeadsBench.with { bench in
            try bench.keep("one", as: "twin")
            for name in ["one", "twin", "one", "two"] { try await bench.work(name) }
            for name in ["one", "twin"] {
                let problems = try await bench.problems(name)
                #expect(problems.contains { $0.contains("of the log are not those") }, "\(name): \(problems)")
            }
            let others = try await bench.problems("two")
            #expect(
                others.count == 1 && true == others.first?.hasPrefix("Workstation \(bench.key("one")) signed"),
                "\(others)")
            try await bench.join("three")
            try await bench.work("three")
            #expect(try await bench.problems("three").count == 1)
        }
    }

    @Test func `a log that was set aside is no longer named a month after its last head`() async throws {
        try await HeadsBench.with { bench in
            try bench.keep("one", as: "twin")
            for name in ["one", "twin", "one", "two"] { try await bench.work(name) }
            for days in [20.0, 20] {
                bench.clock.advance(by: days * 86_400)
                try await bench.work("one")
                try await bench.work("two")
                #expect(try await bench.problems("two").count == 1)
            }
            bench.clock.advance(by: 31 * 86_400)
            try await bench.work("two")
            #expect(try await bench.problems("two") == [])
            #expect(try await bench.problems("one").count == 1)
        }
    }

    @Test func `a clock that was set back makes no honest log look like another one`() async throws {
        try await HeadsBench.with { bench in
            for hours in [5.0, -9, 1, -1] {
                bench.clock.advance(by: hours * 3_600)
                for name in ["one", "two"] { try await bench.work(name) }
            }
            for name in ["one", "two"] {
                try await bench.at(name) { try await $0.exchange() }
                #expect(try await bench.problems(name) == [])
                #expect(try bench.aside(name) == [])
            }
        }
    }
}
