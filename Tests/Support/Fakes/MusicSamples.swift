import Domain
import Testing

extension Album {
    /// The two albums of ``Song/samples``.
    package static let samples = [(71, "Small Hours at Quillen Bay", "The Quennel Five"), (72, "紙船", "Marrow & Fenn")]
        .compactMap { number, title, performer in
            AlbumNumber(number).map {
                Album(id: Identifier(.sample(number)), number: $0, title: title, performer: performer)
            }
        }
}

extension Song {
    /// A song of a length in seconds.
    ///
    /// - Throws: an issue if Domain rejects these parts.
    package static func sample(
        _ number: Int, _ title: String, seconds: Int = 240, album: Album? = nil
    ) throws -> Song {
        Song(
            id: Identifier(.sample(number)), number: try #require(SongNumber(number)), title: title,
            album: try #require(album ?? Album.samples.first), length: try #require(SongLength(seconds: seconds)))
    }

    /// Songs #601 to #603, of 4:05, 3:18 and 2:55; the last one is on another album.
    package static let samples: [Song] = {
        do {
            return [
                try sample(601, "Fog over Quillen Bay", seconds: 245),
                try sample(602, "The Ninth Umbrella", seconds: 198),
                try sample(603, "Fold, Crease, Float", seconds: 175, album: Album.samples.last),
            ]
        } catch {
            Issue.record(error, "the sample songs make no sense")
            return []
        }
    }()
}

extension PlayQueue {
    /// A queue of songs, all added at one moment, the first of which has been playing since.
    ///
    /// - Throws: ``PlayQueueProblem`` if there are too many.
    package static func sample(_ songs: [Song] = Song.samples) throws(PlayQueueProblem) -> PlayQueue {
        var queue = PlayQueue()
        for (index, song) in songs.enumerated() {
            let entry = Entry(id: Identifier(.sample(9_001 + index)), song: song)
            queue = try queue.changed(by: .addLast(song.number), at: .sample, adding: [entry])
        }
        return queue
    }
}
