import Dispatch

#if canImport(Glibc)
    import Glibc
#else
    import Foundation
#endif

/// Turns the signals that ask a process to end into a call, once; a second signal ends the process at once.
///
/// They are not ignored before they are listened for: on Linux one that came in between would be lost.
@MainActor public final class StopSignals {
    private var sources: [any DispatchSourceSignal] = []

    private init() {}

    /// Listens for SIGINT, SIGTERM and SIGHUP (a closed terminal) until the object is freed. No signal is missed after
    /// this returns; until then each has its usual effect.
    public static func watched(_ stop: @escaping @MainActor (ExitCode) -> Void) async -> StopSignals {
        let signals = StopSignals()
        await signals.watch(SIGINT) { stop(.interrupted) }
        await signals.watch(SIGTERM) { stop(.terminated) }
        // A closing terminal may send the signal twice: to the session leader and to the foreground group.
        await signals.watch(SIGHUP, then: SIG_IGN) { stop(.terminated) }
        return signals
    }

    private func watch(
        _ number: Int32, then next: (@convention(c) (Int32) -> Void)? = { TerminalSignals.end($0) },
        _ stop: @escaping @MainActor () -> Void
    ) async {
        #if canImport(Darwin)
            // There a source only observes: unless the signal is ignored, it has its usual effect, too.
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
