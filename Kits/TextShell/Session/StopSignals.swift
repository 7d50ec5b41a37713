import Foundation

/// Turns the signals that ask a process to end into a call, once; a second signal ends the process at once.
///
/// They are not ignored before they are listened for: on Linux one that came in between would be lost.
@MainActor public final class StopSignals {
    private var sources: [any DispatchSourceSignal] = []

    private init() {}

    /// Listens for SIGINT, SIGTERM and SIGHUP until it is let go of: a terminal that is closed asks to end, too. When
    /// this returns, no signal is missed any more; until then each does what it usually does.
    public static func watched(_ stop: @escaping @MainActor (ExitCode) -> Void) async -> StopSignals {
        let signals = StopSignals()
        await signals.watch(SIGINT) { stop(.interrupted) }
        await signals.watch(SIGTERM) { stop(.terminated) }
        // A terminal that goes away can say so twice, to whoever began the program and to everyone in front.
        await signals.watch(SIGHUP, then: SIG_IGN) { stop(.terminated) }
        return signals
    }

    private func watch(
        _ number: Int32, then next: (@convention(c) (Int32) -> Void)? = SIG_DFL,
        _ stop: @escaping @MainActor () -> Void
    ) async {
        #if canImport(Darwin)
            // There a source only watches: unless the signal is ignored, it does what it usually does, too.
            signal(number, SIG_IGN)
        #endif
        let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
        source.setEventHandler {
            signal(number, next)
            MainActor.assumeIsolated { stop() }
        }
        sources.append(source)
        await withCheckedContinuation { isWatching in
            source.setRegistrationHandler { isWatching.resume() }
            source.resume()
        }
    }
}
