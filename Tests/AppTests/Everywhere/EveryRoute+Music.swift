import Domain

@testable import App

nonisolated extension MusicRoute: Walkable {
    static var first: MusicRoute { .playlist }

    var next: MusicRoute? {
        switch self {
        case .playlist: nil
        }
    }
}
