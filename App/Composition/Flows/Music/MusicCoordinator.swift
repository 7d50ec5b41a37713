import Domain
import Navigation
import Observation

/// Owns the navigation of the Music section; nobody else changes it.
@Observable
final class MusicCoordinator: SectionCoordinator {
    var stack = RouteStack<MusicRoute>(section.stack, root: .playlist)

    /// The whole app's navigation, which owns this part of it.
    weak var app: AppCoordinator?
}

extension MusicCoordinator: MusicCoordinating {
    func showSong(_ number: SongNumber) {
        navigate(to: .song(number))
    }

    func showAlbum(_ number: AlbumNumber) {
        navigate(to: .album(number))
    }

    func showQueue() {
        navigate(to: .queue)
    }
}
