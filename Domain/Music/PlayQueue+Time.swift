import FoundationEssentials

/// The effect of time on a queue.
extension PlayQueue {
    /// The queue as it is at a moment: a song whose time is over has given way to the next, however many there were.
    package func settled(at now: Date) -> PlayQueue {
        var queue = self
        queue.settle(at: now)
        return queue
    }

    /// Lets every song whose time is over give way to the next, which begins at the moment at which the other ended.
    mutating func settle(at now: Date) {
        while let current, case .playing(let since) = current.playback, now >= current.entry.end(ifBegun: since) {
            finish(beginningNextAt: current.entry.end(ifBegun: since))
        }
    }

    /// How many seconds of the song on now were heard at a moment; nil when nothing is on. A clock that was set back
    /// finds the song at its beginning.
    package func position(at now: Date) -> TimeInterval? {
        switch current?.playback {
        case .playing(let since): max(0, ((now.timeIntervalSince(since)) * 1000).rounded() / 1000)
        case .paused(let position): position
        case nil: nil
        }
    }

    /// Whether a song is heard.
    package var isPlaying: Bool {
        if case .playing? = current?.playback { true } else { false }
    }

    /// The song on now has played, and the next one begins, if there is one.
    mutating func finish(beginningNextAt moment: Date) {
        retire()
        guard !waiting.isEmpty else { return }
        current = Current(entry: waiting.removeFirst(), playback: .playing(since: moment))
    }

    /// The song on now has played.
    mutating func retire() {
        guard let entry = current?.entry else { return }
        played = (played + [entry]).suffix(Self.mostPlayed)
        current = nil
    }
}

extension PlayQueue.Entry {
    /// The end of the song if it began at `start` and is not paused.
    package func end(ifBegun start: Date) -> Date { start + TimeInterval(song.length.seconds) }
}
