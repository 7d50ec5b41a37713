/// The number that people and links use for a song.
package typealias SongNumber = ShortNumber<Song>

/// A song of the waiting room.
package struct Song: Hashable, Sendable, Identifiable {
    /// The song's identity.
    package let id: Identifier<Song>

    /// The number that people and links use for it.
    package let number: SongNumber

    /// The name as people write it.
    package let title: String

    /// The album that it is on.
    package let album: Album

    /// How long it lasts.
    package let length: SongLength

    /// A song from its parts.
    package init(id: Identifier<Song>, number: SongNumber, title: String, album: Album, length: SongLength) {
        self.id = id
        self.number = number
        self.title = title
        self.album = album
        self.length = length
    }
}

/// The songs that the clinic chose for its waiting room.
package struct Playlist: Hashable, Sendable {
    /// The songs in the order in which they are played; a song may come more than once.
    package let songs: [Song]

    /// A playlist of songs in their order.
    package init(songs: [Song]) {
        self.songs = songs
    }
}
