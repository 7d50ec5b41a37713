import FoundationEssentials

/// The songs that played, the current one, and those that wait.
///
/// A value without a timer: it stores when the current song would have begun without pauses, and ``settle(at:)``
/// advances it to a later moment. While nothing plays, nothing waits.
package struct PlayQueue: Hashable, Sendable {
    /// How many played songs are remembered; the oldest are forgotten first.
    package static let mostPlayed = 20

    /// The most songs that can wait.
    package static let mostWaiting = 100

    /// A song's entry in the queue. A song may have several entries, so each has an identity.
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
        /// It is playing, and began then, or would have without pauses.
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

    /// The songs that played, oldest first; at most ``mostPlayed``.
    package internal(set) var played: [Entry] = []

    /// The current song, or nil.
    package internal(set) var current: Current?

    /// The songs that wait, in order.
    package internal(set) var waiting: [Entry] = []

    /// Creates an empty queue.
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
