import Domain
import Foundation
import Glibc
import Navigation
import TextShell

@testable import App

/// Goes to places through the coordinators' own calls some times over: what Benchmarks/navigation counts the instructions of.
@main struct CoordinatorSpeed {
    static func main() async throws {
        let arguments = CommandLine.arguments
        if arguments.count == 2, arguments[1] == "list" {
            return print(Operation.allCases.map(\.rawValue).joined(separator: "\n"))
        }
        if arguments.count == 2, arguments[1] == "memory" { return print(try await rememberedBytes()) }
        guard arguments.count == 3, let count = Int(arguments[2]), let operation = Operation(rawValue: arguments[1])
        else { throw WrongArguments() }
        try await operation.run(count)
    }

    /// How many more bytes are in use after 100,000 renderings without a write than after ten.
    @MainActor private static func rememberedBytes() async throws -> Int {
        let subject = try await Subject(depth: 1)
        for _ in 0..<10 { await subject.settle() }
        let before = mallinfo2().uordblks
        for _ in 0..<100_000 { await subject.settle() }
        return Int(mallinfo2().uordblks) - Int(before)
    }
}

/// The arguments are `list`, `memory`, or an operation's name and how often to do it.
struct WrongArguments: Error {}

/// Something that is done over and over.
enum Operation: String, CaseIterable {
    case coordinatorAtDepth10 = "coordinator-10"
    case coordinatorAtDepth10000 = "coordinator-10000"
    case trackedAtDepth10 = "coordinator-tracked-10"
    case writeAfterOneRendering = "write-after-1"
    case writeAfterManyRenderings = "write-after-100000"

    @MainActor func run(_ count: Int) async throws {
        switch self {
        case .coordinatorAtDepth10: try await Subject(depth: 10).pushAndPop(count)
        case .coordinatorAtDepth10000: try await Subject(depth: 10_000).pushAndPop(count)
        case .trackedAtDepth10: try await Subject(depth: 10).pushAndPopTracked(count)
        case .writeAfterOneRendering: try await Subject(depth: 1).write(count, after: 1)
        case .writeAfterManyRenderings: try await Subject(depth: 1).write(count, after: 100_000)
        }
    }
}
