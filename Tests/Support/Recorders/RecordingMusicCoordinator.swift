import Domain

/// Writes down what the user asked for while looking at the waiting room's music.
@MainActor package final class RecordingMusicCoordinator: MusicCoordinating {
    /// Something that the user asked for.
    package enum Wish: Hashable, Sendable {
        /// To know more about this song.
        case song(SongNumber)
        /// To know what else is on this album.
        case album(AlbumNumber)
        case queue
    }

    /// Everything asked for, in order.
    package private(set) var wishes: [Wish] = [] {
        didSet { if let wish = wishes.last { asked?(wish) } }
    }

    /// Hears each wish at once, where somebody listens.
    package var asked: ((Wish) -> Void)?

    /// A coordinator that nothing was asked of.
    package init() {}

    /// Writes it down.
    package func showSong(_ number: SongNumber) { wishes.append(.song(number)) }
    /// Writes it down.
    package func showAlbum(_ number: AlbumNumber) { wishes.append(.album(number)) }
    /// Writes it down.
    package func showQueue() { wishes.append(.queue) }
}
