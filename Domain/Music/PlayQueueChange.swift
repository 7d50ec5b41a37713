import Foundation

/// One thing that someone does to the queue, with what they saw of it where that gives the change its meaning.
package enum PlayQueueChange: Hashable, Sendable {
    /// Begins a song at once; the one on now counts as played, and what waits goes on waiting.
    case play(SongNumber)
    /// Puts a song before all that wait; begins it when nothing is on.
    case addNext(SongNumber)
    /// Puts a song behind all that wait; begins it when nothing is on.
    case addLast(SongNumber)
    /// Begins the playlist, while nothing is on.
    case playPlaylist
    /// Goes on to the next song, unless another one than the one that was meant is on by now.
    case skip(PlayQueue.Entry.ID)
    /// Goes back to the song that played before, unless another one than the one that was meant is on by now; nil means
    /// that nothing was on. Where nothing played before, the song on now begins anew.
    case previous(PlayQueue.Entry.ID?)
    /// Holds a song, unless another one is on by now.
    case pause(PlayQueue.Entry.ID)
    /// Lets a song go on where it was held, unless another one is on by now.
    case resume(PlayQueue.Entry.ID)
    /// Lets two entries change places that wait one directly behind the other.
    case swap(PlayQueue.Entry.ID, next: PlayQueue.Entry.ID)
    /// Takes out an entry that waits.
    case remove(PlayQueue.Entry.ID)
    /// Takes out all that waits, unless others wait than these; the song on now plays to its end.
    case clear([PlayQueue.Entry.ID])
}

extension PlayQueue {
    /// The queue after a change at a moment.
    ///
    /// - Parameters:
    ///   - change: what someone does.
    ///   - now: when they do it.
    ///   - entries: places for the songs that the change brings, in their order; none for a change that brings none.
    /// - Returns: the queue as it is then.
    /// - Throws: ``PlayQueueProblem`` when the change makes no sense at that moment; nothing has changed then.
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
