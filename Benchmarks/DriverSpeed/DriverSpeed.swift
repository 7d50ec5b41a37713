import Foundation
import OrdersPreviews
import Support

/// Takes driven steps a number of times; Benchmarks/driver counts their instructions and time.
@main struct DriverSpeed {
    @MainActor static func main() async throws {
        let arguments = CommandLine.arguments.dropFirst()
        if arguments == ["list"] { return print(Step.allCases.map(\.rawValue).joined(separator: "\n")) }
        guard arguments.count == 2, let count = Int(arguments[2]), let step = Step(rawValue: arguments[1]) else {
            throw WrongArguments()
        }
        let driver = try await step.driver()
        let start = cpuTime()
        for index in 0..<count { try await driver.press(step.button(index)) }
        let taken = cpuTime() - start
        print("\(count) steps, \(Int(taken / Double(max(count, 1)) * 1_000_000_000)) ns each")
    }

    /// The processor time of this process, in seconds.
    private static func cpuTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
    }
}

/// The arguments are `list`, or a step's name with a count.
struct WrongArguments: Error {}
