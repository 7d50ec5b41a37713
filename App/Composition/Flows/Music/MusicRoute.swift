import Domain
import Navigation

/// Every place of the Music section.
nonisolated enum MusicRoute: LinkedRoute {
    case playlist

    /// The route one step closer to the root, or nil for the root itself.
    var parent: MusicRoute? {
        switch self {
        case .playlist: nil
        }
    }

    /// The route's name in the breadcrumb.
    var title: String {
        switch self {
        case .playlist: "Music"
        }
    }

    /// The place as a place of the app.
    var inApp: AppRoute { .music(self) }

    /// The links of the section.
    static let links = LinkTable<MusicRoute>([LinkPattern("music", .playlist)])
}
