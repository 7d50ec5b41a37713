import Domain

/// Writes down what the user asked for while looking at the waiting room's music.
@MainActor package final class RecordingMusicCoordinator: MusicCoordinating {
    /// Something that the user asked for.
    package enum Request: Hashable, Sendable {
        /// To know more about this song.
        case song(SongNumber)
        /// To know what else is on this album.
        case album(AlbumNumber)
        case queue
    }

    /// Everything asked for, in order.
    package private(set) var requests: [Request] = [] {
        didSet { if let request = requests.last { asked?(request) } }
    }

    /// Hears each request at once, where somebody listens.
    package var asked: ((Request) -> Void)?

    /// A coordinator that nothing was asked of.
    package init() {}

    /// Writes it down.
    package func showSong(_ number: SongNumber) { requests.append(.song(number)) }
    /// Writes it down.
    package func showAlbum(_ number: AlbumNumber) { requests.append(.album(number)) }
    /// Writes it down.
    package func showQueue() { requests.append(.queue) }
}
