/// Asks whoever sits at a terminal, and locks it when nobody answers in time: whatever is asked, and whatever was begun
/// to be typed.
///
/// Lines from a pipe are not watched: it shows no screen that someone could have left.
@MainActor final class WatchedInput: LineInput {
    private let input: any LineInput
    private let clock: any Clock<Duration>
    private let timeUntilLock: () -> Duration?
    private let lock: () async -> Bool

    /// - Parameters:
    ///   - input: what is asked.
    ///   - clock: what is waited on.
    ///   - timeUntilLock: how long until nobody is here any more, or nil while that does not matter.
    ///   - lock: locks if that time is over, and says whether it did.
    init(
        _ input: any LineInput, clock: any Clock<Duration>, timeUntilLock: @escaping () -> Duration?,
        lock: @escaping () async -> Bool
    ) {
        (self.input, self.clock) = (input, clock)
        (self.timeUntilLock, self.lock) = (timeUntilLock, lock)
    }

    var isTerminal: Bool { input.isTerminal }

    /// - Throws: ``CommandFailure/locked`` where it locked meanwhile: what was typed means nothing to the new screen.
    func line(prompt: String) async throws(CommandFailure) -> String? {
        try await watching { () async throws(CommandFailure) in try await self.input.line(prompt: prompt) }
    }

    func secret(prompt: String) async throws(CommandFailure) -> String? {
        try await watching { () async throws(CommandFailure) in try await self.input.secret(prompt: prompt) }
    }

    func abandon() { input.abandon() }
    func close() { input.close() }

    private func watching(
        _ ask: @escaping () async throws(CommandFailure) -> String?
    ) async throws(CommandFailure) -> String? {
        guard isTerminal, timeUntilLock() != nil else { return try await ask() }
        let watch = Task { await locksInTime() }
        let answer: Result<String?, CommandFailure>
        do throws(CommandFailure) { answer = .success(try await ask()) } catch { answer = .failure(error) }
        watch.cancel()
        if await watch.value { throw .locked }
        return try answer.get()
    }

    private func locksInTime() async -> Bool {
        while let wait = timeUntilLock(), await sleeps(for: wait) {
            guard await lock() else { continue }
            input.abandon()
            return true
        }
        return false
    }

    /// Waits, and says whether the whole time passed. The scene's clock may lag behind the one that is waited on, so
    /// that no time is left and it does not lock yet; it is asked again after a moment.
    private func sleeps(for wait: Duration) async -> Bool {
        do {
            try await clock.sleep(for: max(wait, .seconds(1)))
            return true
        } catch {
            return false
        }
    }
}

extension CommandFailure {
    /// The terminal was locked while somebody was asked something.
    static let locked = CommandFailure("Locked.", .ok)
}
