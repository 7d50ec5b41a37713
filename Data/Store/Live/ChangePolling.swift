/// How to notice that another process wrote to the same file: how often to look, and on which clock.
package struct ChangePolling: Sendable {
    /// The clock that the waiting is done on.
    package let clock: any Clock<Duration>

    /// The time between two looks, or nil for none.
    package let interval: Duration?

    /// Looks every `interval` of `clock`.
    package init(clock: any Clock<Duration>, interval: Duration?) {
        self.clock = clock
        self.interval = interval
    }

    /// Four times a second: unnoticed by people, and 3 µs a look.
    package static let standard = ChangePolling(clock: ContinuousClock(), interval: .milliseconds(250))

    /// Only when ``ClinicStore/lookForChanges()`` is called.
    package static let onDemand = ChangePolling(clock: ContinuousClock(), interval: nil)

    /// Waits until the next look; false if there is none.
    func wait() async -> Bool {
        guard let interval else { return false }
        do {
            try await clock.sleep(for: interval)
            return true
        } catch {
            return false
        }
    }
}
