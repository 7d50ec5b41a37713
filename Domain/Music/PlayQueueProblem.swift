/// The reason why a queue cannot be changed, or why a set of entries is no queue.
package enum PlayQueueProblem: Error, Hashable, Sendable {
    /// The entry plays already, has played, or was removed.
    case notWaiting
    /// Another song plays than the one that was meant.
    case otherSong
    /// Two entries do not wait one directly behind the other.
    case otherOrder
    /// Something waits that was not meant.
    case othersWait
    /// ``PlayQueue/mostWaiting`` songs wait.
    case full
    /// There is no song to begin with.
    case noSongs
    /// The queue has a duplicate entry.
    case sameEntryTwice
    /// Something waits, although nothing plays.
    case nothingPlays
}

extension PlayQueueProblem {
    /// The problem in one sentence.
    package var message: String {
        switch self {
        case .notWaiting: "That song is not waiting any more."
        case .otherSong: "Another song is on meanwhile."
        case .otherOrder: "Someone changed the order of what waits meanwhile."
        case .othersWait: "Someone added songs to the queue meanwhile."
        case .full: "The queue is full: \(PlayQueue.mostWaiting) songs wait already."
        case .noSongs: "There is no song to play."
        case .sameEntryTwice: "One entry stands in the queue twice."
        case .nothingPlays: "Songs wait although nothing plays."
        }
    }
}
