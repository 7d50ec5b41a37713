/// Prompts at a terminal, and locks it if the user is idle for too long, at any prompt and with any partial input.
///
/// Does not watch a pipe: it shows no screen that someone could have left.
@MainActor final class WatchedInput: LineInput {
    private let input: any LineInput
    private let timeUntilLock: () -> Duration?
    private let lock: () async -> Bool
    private let clock: any Clock<Duration>
    private lazy var alarms = Alarms<Watch>(clock) { [weak self] _ in self?.locksNow() }
    private var isWatching = false
    /// Whether it locked, as soon as that is known.
    private var locking: Task<Bool, Never>?

    private enum Watch { case idle }

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
        guard isTerminal else { return try await ask() }
        (isWatching, locking) = (true, nil)
        watch()
        let answer: Result<String?, CommandFailure>
        do throws(CommandFailure) { answer = .success(try await ask()) } catch { answer = .failure(error) }
        isWatching = false
        alarms.end()
        if await locking?.value == true { throw .locked }
        return try answer.get()
    }

    /// Waits until the time that the scene names by now, if there is a question. The scene's clock may lag behind this
    /// one, so the time may be up without a lock yet; then it is asked again shortly after.
    func watch() {
        guard isWatching, locking == nil else { return }
        alarms.set(.idle, in: timeUntilLock().map { max($0, .seconds(1)) })
    }

    private func locksNow() {
        locking = Task {
            if await lock() {
                input.abandon()
                return true
            }
            locking = nil
            watch()
            return false
        }
    }
}

extension CommandFailure {
    /// The terminal was locked during a prompt.
    static let locked = CommandFailure("Locked.", .ok)
}
