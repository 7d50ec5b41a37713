import Foundation

/// What plays in the waiting room, what did before, and what comes next.
///
/// A value. Nothing ticks: it keeps the moment at which the song on now would have begun had nobody paused it, and
/// ``settle(at:)`` says what that makes of a later moment. While nothing plays, nothing waits.
package struct PlayQueue: Hashable, Sendable {
    /// How many played songs are remembered; the oldest are forgotten first.
    package static let mostPlayed = 20

    /// How many songs may wait before another one is refused.
    package static let mostWaiting = 100

    /// One song's place in the queue. A song may stand in it twice, so entries have identities of their own.
    package struct Entry: Hashable, Sendable, Identifiable {
        /// The identity of this place.
        package let id: Identifier<Entry>

        /// The song.
        package let song: Song

        /// A place for a song.
        package init(id: Identifier<Entry>, song: Song) {
            self.id = id
            self.song = song
        }
    }

    /// Whether the song on now is heard.
    package enum Playback: Hashable, Sendable {
        /// It is, and began then, or would have had nobody paused it.
        case playing(since: Date)
        /// It waits, so many seconds from its beginning.
        case paused(at: TimeInterval)
    }

    /// The entry that is on now.
    package struct Current: Hashable, Sendable {
        /// The entry.
        package let entry: Entry

        /// Whether it is heard.
        package let playback: Playback

        /// An entry that is on now.
        package init(entry: Entry, playback: Playback) {
            self.entry = entry
            self.playback = playback
        }
    }

    /// What played before, oldest first; at most ``mostPlayed``.
    package internal(set) var played: [Entry] = []

    /// What is on now, or nil.
    package internal(set) var current: Current?

    /// What comes next, in its order.
    package internal(set) var waiting: [Entry] = []

    /// A queue that nobody put anything into.
    package init() {}

    /// A queue from its parts.
    ///
    /// - Throws: ``PlayQueueProblem`` when an identity is there twice, or something waits although nothing plays.
    package init(played: [Entry], current: Current?, waiting: [Entry]) throws(PlayQueueProblem) {
        let entries = played + [current?.entry].compactMap { $0 } + waiting
        guard Set(entries.map(\.id)).count == entries.count else { throw .sameEntryTwice }
        guard current != nil || waiting.isEmpty else { throw .nothingPlays }
        (self.played, self.current, self.waiting) = (played.suffix(Self.mostPlayed), current, waiting)
    }
}
