// headless
import Data
import DesignSystem
import Domain
import Foundation
import TextShell

/// Starts the app from a command line and runs it to its end.
package final class Launcher {
    private let input: any LineInput
    private let output: any ShellOutput
    private let variable: @Sendable (String) -> String?
    private let watchesSignals: Bool

    /// A launcher on the streams and the environment that it is given; only that of a whole process listens to signals.
    package init(
        input: any LineInput, output: any ShellOutput, variable: @escaping @Sendable (String) -> String?,
        watchesSignals: Bool = false
    ) {
        (self.input, self.output) = (input, output)
        (self.variable, self.watchesSignals) = (variable, watchesSignals)
    }

    /// Does what the arguments after the program's name ask for, on a store or else on the one that this person has.
    ///
    /// - Returns: the exit code.
    package func run(_ arguments: [String], on store: Store? = nil) async -> ExitCode {
        do throws(CommandFailure) {
            if arguments == ["--help"] { return write(Self.help) }
            guard arguments.isEmpty else {
                throw CommandFailure("“\(arguments[0])” is not understood. --help says how to start.", .usage)
            }
            if let store { return await talk(store) }
            return await talk(try opened())
        } catch {
            output.notify(error.message)
            return error.exitCode
        }
    }

    private static let help = """
        Usage: starter

        Lines come from a terminal or a pipe; "help" lists what they can say, "links" all places.
        The exit code is 0, that of the first failure, or 64 for a command line that is not understood.

        """

    private func talk(_ store: Store) async -> ExitCode {
        let scene = AppScene(AppStart(container: DependencyContainer(of: store)))
        let format = ScreenFormat(.text, width: Terminal.width, theme: Terminal.isOutput ? .standard : .none)
        let settings = ShellSettings(
            program: .starter, format: { format }, stopsAtFailure: false, variable: variable)
        let session = ShellSession(scene: scene, input: input, output: output, settings: settings)
        let signals = watchesSignals ? await StopSignals.watched { session.stop($0) } : nil
        defer { withExtendedLifetime(signals) {} }
        await scene.start.begin()
        return await session.run()
    }

    private func opened() throws(CommandFailure) -> Store {
        // if sqlite
        do throws(AppError) {
            return try Store.ofThisPerson(variable)
        } catch {
            throw CommandFailure("\(error.message) \(error.advice)", .ioError)
        }
        // else
        Store()
        // end
    }

    private func write(_ text: String) -> ExitCode {
        do throws(OutputClosed) {
            try output.write(text)
            return .ok
        } catch {
            return error.readerIsGone ? .outputClosed : .ioError
        }
    }
}

extension ShellProgram {
    /// The names of this program.
    package static let starter = ShellProgram(name: "starter", title: "Starter")
}
