/// Looks lines up in the background, one at a time: of those that are asked about meanwhile, only the last.
@MainActor final class LineLookUps {
    private var next: (() -> Void)?
    private var isRunning = false
    /// Counts what was dropped: an answer from before is nobody's.
    private var round = 0

    /// Whether an answer is still to come.
    private(set) var isAsking = false

    /// Looks something up, and hands on what was found, unless something else is asked about by then.
    func ask(_ lookUp: @escaping LineHelp.LookUp, then hear: @escaping ([LineCandidate]) -> Void) {
        isAsking = true
        next = { [self] in start(lookUp, hear) }
        if !isRunning { goToNext() }
    }

    /// Drops every answer that is still to come.
    func drop() {
        (next, isAsking) = (nil, false)
        round += 1
    }

    private func goToNext() {
        guard let next else { return }
        self.next = nil
        isRunning = true
        next()
    }

    private func start(_ lookUp: @escaping LineHelp.LookUp, _ hear: @escaping ([LineCandidate]) -> Void) {
        let round = round
        Task {
            let found = await lookUp()
            isRunning = false
            if round == self.round, next == nil {
                isAsking = false
                hear(found)
            }
            goToNext()
        }
    }
}
