import Domain
import Foundation
import Navigation
import TextShell

@testable import App

/// Navigates through the coordinators' own calls a number of times; Benchmarks/navigation counts its instructions.
@main struct CoordinatorSpeed {
    static func main() async throws {
        let arguments = CommandLine.arguments
        if arguments.count == 2, arguments[1] == "list" {
            return print(Operation.repeated.map(\.rawValue).joined(separator: "\n"))
        }
        guard arguments.count == 3, let count = Int(arguments[2]) else { throw WrongArguments() }
        if arguments[1] == "memory" { return print(try await bytesLeft(by: count)) }
        guard let operation = Operation(rawValue: arguments[1]) else { throw WrongArguments() }
        try await operation.run(count)
    }

    /// The growth of the process's memory in bytes over renderings without a write. A thousand renderings run first,
    /// so that everything made once exists.
    @MainActor private static func bytesLeft(by renderings: Int) async throws -> Int {
        let subject = try await Subject(depth: 1)
        await subject.settle(1000)
        let before = try residentBytes()
        await subject.settle(renderings)
        return try residentBytes() - before
    }

    private static func residentBytes() throws -> Int {
        let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
        guard pages.count > 1, let resident = Int(pages[1]) else { throw WrongArguments() }
        return resident * 4096
    }
}

/// The arguments are `list`, or `memory` or an operation's name with a count.
struct WrongArguments: Error {}

/// A repeatable operation.
enum Operation: String, CaseIterable {
    case coordinatorAtDepth10 = "coordinator-10"
    case coordinatorAtDepth100 = "coordinator-100"
    case backAtDepth10 = "coordinator-back-10"
    case backAtDepth100 = "coordinator-back-100"
    case trackedAtDepth10 = "coordinator-tracked-10"
    case observationAlone = "observation-alone"
    case renderings
    case renderingsAndWrite = "renderings-and-write"

    /// The operations whose cost does not depend on the repetition.
    static var repeated: [Operation] {
        allCases.filter { ![.renderings, .renderingsAndWrite].contains($0) }
    }

    @MainActor func run(_ count: Int) async throws {
        switch self {
        case .coordinatorAtDepth10: try await Subject(depth: 10).pushAndPop(count)
        case .coordinatorAtDepth100: try await Subject(depth: 100).pushAndPop(count)
        case .backAtDepth10: try await Subject(depth: 10).pushAndGoBack(count)
        case .backAtDepth100: try await Subject(depth: 100).pushAndGoBack(count)
        case .trackedAtDepth10: try await Subject(depth: 10).pushAndPopTracked(count)
        case .observationAlone: TrackedNumber().change(count)
        // One call for both, because two would be compiled differently, and their difference is the result.
        case .renderings, .renderingsAndWrite:
            try await Subject(depth: 1).settle(count, thenWrite: self == .renderingsAndWrite)
        }
    }
}
