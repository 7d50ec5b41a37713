import DesignSystem
import Domain
import FoundationEssentials

/// The queue at one moment, as screens show it.
nonisolated struct PlayerPresentation: Hashable, Sendable {
    /// The song on now, or nil.
    let current: CurrentSongPresentation?
    /// The waiting songs, in order.
    let rows: [WaitingRowPresentation]
    let hasPrevious: Bool

    init(_ queue: PlayQueue, at now: Date) {
        current = queue.current.map { CurrentSongPresentation($0, position: queue.position(at: now) ?? 0) }
        rows = queue.waiting.enumerated().map { WaitingRowPresentation($1, place: $0 + 1) }
        hasPrevious = !queue.played.isEmpty || queue.current != nil
    }

    /// The title of the song that comes next.
    var next: String { rows.first?.title ?? "nothing" }

    /// How many songs wait, as the button to the queue says it.
    var queueTitle: String { rows.isEmpty ? "Queue" : "Queue (\(rows.count))" }
}

/// The song on now as screens show it.
nonisolated struct CurrentSongPresentation: Hashable, Sendable, Identifiable {
    let id: PlayQueue.Entry.ID
    let number: Int
    let state: String
    let title: String
    let performer: String
    /// From when to when it is heard, or nil while it is held.
    let heard: Heard?
    /// How much of it was heard: `2:10 of 4:05`.
    let progress: String

    /// When a song begins and when it is over.
    nonisolated struct Heard: Hashable, Sendable {
        let since: Date
        let until: Date
    }

    init(_ current: PlayQueue.Current, position: TimeInterval) {
        let song = current.entry.song
        id = current.entry.id
        number = song.number.rawValue
        title = song.title
        performer = song.album.performer
        let heard = SongLength(seconds: Int(position))?.description ?? "0:00"
        progress = "\(heard) of \(song.length)"
        switch current.playback {
        case .playing(let since):
            state = "Playing"
            self.heard = Heard(since: since, until: current.entry.end(ifBegun: since))
        case .paused:
            state = "Paused"
            self.heard = nil
        }
    }

    var isPaused: Bool { heard == nil }
}

/// A song that waits, as its row shows it.
nonisolated struct WaitingRowPresentation: Hashable, Sendable, Identifiable, Recorded {
    let id: PlayQueue.Entry.ID
    let number: Int
    let place: String
    let title: String
    let performer: String
    let length: String
    let record: Record

    init(_ entry: PlayQueue.Entry, place: Int) {
        record = entry.song.record
        id = entry.id
        number = entry.song.number.rawValue
        self.place = String(place)
        title = entry.song.title
        performer = entry.song.album.performer
        length = entry.song.length.description
    }
}
