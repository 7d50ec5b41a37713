import FoundationEssentials

/// A change to the queue, with the entry that the user saw if it depends on that.
package enum PlayQueueChange: Hashable, Sendable {
    /// Plays a song at once; the current one counts as played, and the others keep waiting.
    case play(SongNumber)
    /// Adds a song before all that wait; plays it if there is no current one.
    case addNext(SongNumber)
    /// Adds a song after all that wait; plays it if there is no current one.
    case addLast(SongNumber)
    /// Begins the playlist, while nothing is on.
    case playPlaylist
    /// Skips to the next song, if the current one is still the given one.
    case skip(PlayQueue.Entry.ID)
    /// Goes back to the song that played before, if the current one is still the given one (nil for none). Restarts
    /// the current song if none played before.
    case previous(PlayQueue.Entry.ID?)
    /// Pauses a song, if it is still the current one.
    case pause(PlayQueue.Entry.ID)
    /// Resumes a song, if it is still the current one.
    case resume(PlayQueue.Entry.ID)
    /// Lets two entries change places that wait one directly behind the other.
    case swap(PlayQueue.Entry.ID, next: PlayQueue.Entry.ID)
    /// Takes out an entry that waits.
    case remove(PlayQueue.Entry.ID)
    /// Takes out all that waits, unless others wait than these; the song on now plays to its end.
    case clear([PlayQueue.Entry.ID])
}

extension PlayQueue {
    /// The queue after a change.
    ///
    /// - Parameters:
    ///   - change: the change.
    ///   - now: the moment of the change.
    ///   - entries: identities for the songs that the change adds, in order; empty for a change that adds none.
    /// - Returns: the changed queue.
    /// - Throws: ``PlayQueueProblem`` if the change makes no sense at that moment; nothing changes then.
    package func changed(
        by change: PlayQueueChange, at now: Date, adding entries: [Entry]
    ) throws(PlayQueueProblem) -> PlayQueue {
        var queue = settled(at: now)
        switch change {
        case .play: try queue.play(entries.first, at: now)
        case .addNext: try queue.add(entries.first, at: now) { $0.insert($1, at: 0) }
        case .addLast: try queue.add(entries.first, at: now) { $0.append($1) }
        case .playPlaylist: try queue.playAll(entries, at: now)
        case .skip(let id): try queue.skip(id, at: now)
        case .previous(let id): try queue.goBack(from: id, at: now)
        case .pause(let id): try queue.pause(id, at: now)
        case .resume(let id): try queue.resume(id, at: now)
        case .swap(let id, let next): try queue.swap(id, with: next)
        case .remove(let id): queue.waiting.remove(at: try queue.place(of: id))
        case .clear(let seen): try queue.clear(seen)
        }
        return queue
    }
}
