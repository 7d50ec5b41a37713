import Domain
import Navigation

/// Every place of the Music section.
nonisolated enum MusicRoute: LinkedRoute {
    case playlist
    case queue
    case song(SongNumber)
    case album(AlbumNumber)

    /// The route one step closer to the root, or nil for the root itself.
    var parent: MusicRoute? {
        switch self {
        case .playlist: nil
        case .queue, .song, .album: .playlist
        }
    }

    /// The route's name in the breadcrumb.
    var title: String {
        switch self {
        case .playlist: "Music"
        case .queue: "Queue"
        case .song(let number): "Song \(number)"
        case .album(let number): "Album \(number)"
        }
    }

    var appRoute: AppRoute { .music(self) }

    /// A place of the app as a place of this flow, or nil for one of another.
    init?(_ route: AppRoute) {
        guard case .music(let route) = route else { return nil }
        self = route
    }

    static var section: AppSection? { .music }
    var requirement: AccessRequirement { .none }

    /// The links of the section.
    static let links = LinkTable<MusicRoute>(
        .clinic,
        [
            LinkPattern("music", .playlist),
            LinkPattern("music/queue", .queue),
            LinkPattern("music/songs/{number}", make: MusicRoute.song) {
                if case .song(let number) = $0 { number } else { nil }
            },
            LinkPattern("music/albums/{number}", make: MusicRoute.album) {
                if case .album(let number) = $0 { number } else { nil }
            },
        ])
}
