/// Prompts at a terminal, and locks it if the user is idle for too long, at any prompt and with any partial input.
///
/// Does not watch a pipe: it shows no screen that someone could have left.
@MainActor final class WatchedInput: LineInput {
    private let input: any LineInput
    private let clock: any Clock<Duration>
    private let timeUntilLock: () -> Duration?
    private let lock: () async -> Bool

    /// - Parameters:
    ///   - input: the input to prompt.
    ///   - clock: the clock to wait on.
    ///   - timeUntilLock: the time until the user counts as idle, or nil for never.
    ///   - lock: locks if that time is over, and returns whether it did.
    init(
        _ input: any LineInput, clock: any Clock<Duration>, timeUntilLock: @escaping () -> Duration?,
        lock: @escaping () async -> Bool
    ) {
        (self.input, self.clock) = (input, clock)
        (self.timeUntilLock, self.lock) = (timeUntilLock, lock)
    }

    var isTerminal: Bool { input.isTerminal }

    /// - Throws: ``CommandFailure/locked`` if it locked: the input was not meant for the new screen.
    func line(prompt: String) async throws(CommandFailure) -> String? {
        try await watching { () async throws(CommandFailure) in try await self.input.line(prompt: prompt) }
    }

    func line(prompt: String, help: LineHelp) async throws(CommandFailure) -> String? {
        try await watching { () async throws(CommandFailure) in
            try await self.input.line(prompt: prompt, help: help)
        }
    }

    func secret(prompt: String) async throws(CommandFailure) -> String? {
        try await watching { () async throws(CommandFailure) in try await self.input.secret(prompt: prompt) }
    }

    func abandon() { input.abandon() }
    func close() { input.close() }
    func forget() { input.forget() }
    func keepPlain(when isPlain: @escaping @MainActor () -> Bool) { input.keepPlain(when: isPlain) }

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

    /// Waits, and returns whether the whole time passed. The scene's clock may lag behind this one, so the time may be
    /// up without a lock yet; the caller asks again shortly after.
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
    /// The terminal was locked during a prompt.
    static let locked = CommandFailure("Locked.", .ok)
}
