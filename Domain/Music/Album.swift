/// The number that people and links use for an album.
package typealias AlbumNumber = ShortNumber<Album>

/// An album, as each of its songs knows it.
package struct Album: Hashable, Sendable, Identifiable {
    /// The album's identity.
    package let id: Identifier<Album>

    /// The number that people and links use for it.
    package let number: AlbumNumber

    /// The name as people write it.
    package let title: String

    /// The performer.
    package let performer: String

    /// An album from its parts.
    package init(id: Identifier<Album>, number: AlbumNumber, title: String, performer: String) {
        self.id = id
        self.number = number
        self.title = title
        self.performer = performer
    }
}

/// An album with its songs.
package struct AlbumListing: Hashable, Sendable {
    /// The album.
    package let album: Album

    /// Its songs, in the order in which they are on it.
    package let songs: [Song]

    /// An album with its songs, in their order.
    package init(album: Album, songs: [Song]) {
        self.album = album
        self.songs = songs
    }

    /// How long all of it lasts, or nil for an album without songs.
    package var length: SongLength? { SongLength(seconds: songs.map(\.length.seconds).reduce(0, +)) }
}
