import Domain

/// A coordinator that records the user's requests while looking at the waiting room's music.
@MainActor package final class RecordingMusicCoordinator: MusicCoordinating {
    /// A request of the user.
    package enum Request: Hashable, Sendable {
        /// To see this song.
        case song(SongNumber)
        /// To see this album.
        case album(AlbumNumber)
        case queue
    }

    /// Every request, in order.
    package private(set) var requests: [Request] = [] {
        didSet { if let request = requests.last { asked?(request) } }
    }

    /// A closure that is called with each request.
    package var asked: ((Request) -> Void)?

    /// A coordinator without requests.
    package init() {}

    /// Records the request.
    package func showSong(_ number: SongNumber) { requests.append(.song(number)) }
    /// Records the request.
    package func showAlbum(_ number: AlbumNumber) { requests.append(.album(number)) }
    /// Records the request.
    package func showQueue() { requests.append(.queue) }
}
