import Domain

/// Navigates the Music section: turns what its screens ask for into steps.
final class MusicCoordinator: FlowCoordinator<MusicRoute> {}

extension MusicCoordinator: MusicCoordinating {
    func showSong(_ number: SongNumber) { navigate(to: .song(number)) }
    func showAlbum(_ number: AlbumNumber) { navigate(to: .album(number)) }
    func showQueue() { navigate(to: .queue) }
}
