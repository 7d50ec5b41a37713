import Foundation

/// Turns the signals that ask a process to end into a call, once; a second signal ends the process at once.
@MainActor package final class StopSignals {
    private var sources: [any DispatchSourceSignal] = []

    /// Listens for SIGINT and SIGTERM until it is let go of.
    package init(_ stop: @escaping @MainActor (ExitCode) -> Void) {
        for (number, code) in [(SIGINT, ExitCode.interrupted), (SIGTERM, .terminated)] {
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
            source.setEventHandler {
                signal(number, SIG_DFL)
                MainActor.assumeIsolated { stop(code) }
            }
            source.resume()
            sources.append(source)
        }
    }
}
