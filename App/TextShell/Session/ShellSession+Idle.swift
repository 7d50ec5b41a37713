/// Locking a terminal at which nobody types.
extension ShellSession {
    /// Waits beside the reading of a line, and covers the screen when nobody was here for too long. Nothing waits where
    /// lines come from a pipe: it shows no screen that someone could have left.
    func idleWatch() -> Task<Bool, Never>? {
        guard input.isTerminal, scene.timeUntilLock != nil else { return nil }
        return Task { [weak self] in await self?.lockWhenIdle() ?? false }
    }

    /// Ends the watch when a line was read, and says whether the screen was just being covered: the line was typed to
    /// the screen below, and means nothing to the one that covers it.
    func isCovered(bySurprise watch: Task<Bool, Never>?) async -> Bool {
        guard let watch else { return false }
        let isCovering = isCovering
        watch.cancel()
        return await watch.value && isCovering
    }

    private func lockWhenIdle() async -> Bool {
        while let wait = scene.timeUntilLock {
            guard await sleeps(for: wait), end == nil else { return false }
            isCovering = true
            defer { isCovering = false }
            guard await scene.lockIfIdle() else { continue }
            input.leaveLine()
            await showScreen()
            input.promptAgain()
            return true
        }
        return false
    }

    /// Waits, and says whether the whole time passed. The scene's clock may lag behind the one that is waited on, so
    /// that no time is left and it does not lock yet; it is asked again after a moment.
    private func sleeps(for wait: Duration) async -> Bool {
        do {
            try await settings.clock.sleep(for: max(wait, .seconds(1)))
            return true
        } catch {
            return false
        }
    }
}
