import Domain
import Navigation
import Observation

/// Owns the navigation of the Music section; nobody else changes it.
@Observable
final class MusicCoordinator: SectionCoordinator {
    static let section = AppSection.music

    private(set) var stack = RouteStack<MusicRoute>(section.stack, root: .playlist)

    /// The whole app's navigation, which owns this part of it.
    weak var app: AppCoordinator?

    /// Goes to a route from here, if the gate lets this person through.
    func navigate(to route: MusicRoute) {
        guard let app, app.admits(.music(route)) else { return }
        stack.push(route)
    }

    @discardableResult func pop() -> Bool {
        stack.pop()
    }

    func become(_ path: [MusicRoute]) {
        stack.become(path)
    }
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
