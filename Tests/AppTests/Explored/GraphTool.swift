import DesignSystem
import Domain
import Exploring
import TextShell

@testable import App

/// A tool that explores the app on an example clinic in memory, writes its map, and reports violations.
struct GraphTool {
    private let output: any ShellOutput

    /// A tool that writes the map and the findings.
    init(output: any ShellOutput) {
        self.output = output
    }

    /// Runs the tool with the arguments after its name.
    ///
    /// - Returns: the exit code: 70 if there are findings.
    func run(_ arguments: [String]) async -> ExitCode {
        do throws(CommandFailure) {
            let options = try GraphOptions(arguments)
            let exploration = try await explored(options)
            let code = write(exploration.map.written(as: options.format))
            for finding in exploration.findings { for line in finding.lines { output.notify(line) } }
            return code == .ok && !exploration.findings.isEmpty ? .software : code
        } catch {
            output.notify(error.message)
            return error.exitCode
        }
    }

    private func explored(_ options: GraphOptions) async throws(CommandFailure) -> Exploration<ExploredStart> {
        let output = output
        defer { output.progress("") }
        do {
            let clinic = try await OpenClinic.example(at: options.now)
            let explorer = Explorer(clinic, starts: options.starts, depth: options.depth) {
                output.progress("\($0.map.stops.count) screens, \($0.stateCount) states, \($0.tapCount) actions")
            }
            return try await explorer.explore()
        } catch let error as AppError {
            throw CommandFailure(error)
        } catch {
            throw CommandFailure("\(error)", .software)
        }
    }

    private func write(_ text: String) -> ExitCode {
        do {
            try output.write(text)
            return .ok
        } catch {
            return error.readerIsGone ? .outputClosed : .ioError
        }
    }
}
