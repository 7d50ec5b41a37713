/// Locking a terminal at which nobody types.
extension ShellSession {
    /// Waits beside the reading of a line, and covers the screen when nobody was here for too long. Nothing waits where
    /// lines come from a pipe: it shows no screen that someone could have left.
    func idleWatch() -> Task<Void, Never>? {
        guard input.isTerminal, scene.timeUntilLock != nil else { return nil }
        return Task { [weak self] in await self?.lockWhenIdle() }
    }

    private func lockWhenIdle() async {
        while let wait = scene.timeUntilLock {
            guard await sleeps(for: wait), end == nil else { return }
            guard await scene.lockIfIdle() else { continue }
            input.leaveLine()
            await showScreen()
            return input.promptAgain()
        }
    }

    /// Waits, and says whether the whole time passed. The scene's clock may lag behind the one that is waited on, so that
    /// no time is left and it does not lock yet; it is asked again after a moment.
    private func sleeps(for wait: Duration) async -> Bool {
        do {
            try await settings.clock.sleep(for: max(wait, .seconds(1)))
            return true
        } catch {
            return false
        }
    }
}
