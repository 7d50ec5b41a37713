import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data

/// Several clinics open on one file are several terminals.
@Suite(.timeLimit(.minutes(60))) struct TerminalTests {
    @Test func `each open clinic is the lowest terminal that is free`() throws {
        try withTerminals { place in
            var terminals = (1...3).map { _ in Terminal(at: place) }
            #expect(terminals.map(\.number) == [1, 2, 3])
            #expect(terminals.map(\.number) == [1, 2, 3])
            terminals.remove(at: 1)
            let next = Terminal(at: place)
            #expect(next.number == 2)
            #expect(Terminal(at: place).number == 4)
            #expect(terminals.map(\.number) == [1, 3])
        }
    }

    @Test func `a closed terminal is free and the others keep their numbers`() throws {
        try withTerminals { place in
            let (left, other) = (Terminal(at: place), Terminal(at: place))
            #expect((left.number, other.number) == (1, 2))
            for _ in 1...2 { left.leave() }
            #expect(left.number == 1)
            #expect(Terminal(at: place).number == 1)
        }
    }

    @Test func `a number is taken at its first request and not before`() throws {
        try withTerminals { place in
            let (late, early) = (Terminal(at: place), Terminal(at: place))
            #expect(early.number == 1)
            #expect(late.number == 2)
        }
    }

    @Test func `a clinic is the given terminal and the others count around it`() throws {
        try withTerminals { place in
            let given = Terminal(at: place)
            #expect(given.take(2))
            let others = (1...2).map { _ in Terminal(at: place) }
            #expect(others.map(\.number) == [1, 3])
            #expect(given.number == 2)
            #expect(given.take(2))
            #expect(!given.take(4), "it is a terminal already")
        }
    }

    @Test func `a terminal in use cannot be taken until it is closed`() throws {
        try withTerminals { place in
            let (one, other) = (Terminal(at: place), Terminal(at: place))
            #expect(one.take(7))
            #expect(!other.take(7))
            one.leave()
            #expect(other.take(7))
            #expect(other.number == 7)
        }
    }

    @Test func `a given terminal has no visitor until a request`() throws {
        try withTerminals { place in
            let terminal = Terminal(at: place)
            #expect(terminal.take(3))
            #expect(terminal.plainName(of: .visitor) == "visitor:3")
            #expect(terminal.storedName(of: .staff(Staff.ana.id)).hasPrefix("staff:"))
            #expect(!terminal.hadVisitor)
            #expect(terminal.storedName(of: .visitor) == "visitor:3")
            #expect(terminal.hadVisitor)
        }
    }

    @Test func `a clinic in memory is the first terminal`() {
        let terminals = [Terminal(at: .memory), Terminal(at: .memory)]
        #expect(terminals.map(\.number) == [1, 1])
    }

    /// A folder in place of the file stands in for a file system that cannot lock.
    @Test func `where no lock can be taken it is the first terminal`() throws {
        try withTerminals { place in
            try FileManager.default.createDirectory(
                atPath: "\(place)/clinic.terminals", withIntermediateDirectories: true)
            let terminals = [Terminal(at: place), Terminal(at: place)]
            #expect(terminals.map(\.number) == [1, 1])
            let given = [Terminal(at: place), Terminal(at: place)]
            #expect(given.map { $0.take(2) } == [true, true])
            #expect(given.map(\.number) == [2, 2])
        }
    }

    private func withTerminals(_ body: (StoreLocation) throws -> Void) throws {
        let parent = try newFolder()
        defer { try? FileManager.default.removeItem(at: parent) }
        try body(.folder(parent.path(percentEncoded: false)))
    }
}
