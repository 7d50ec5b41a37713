import Domain

@testable import App

nonisolated extension MusicRoute: Walkable {
    static var first: MusicRoute { .playlist }

    var next: MusicRoute? {
        switch self {
        case .playlist: .queue
        case .queue: SongNumber(601).map(MusicRoute.song)
        case .song: AlbumNumber(71).map(MusicRoute.album)
        case .album: nil
        }
    }
}
