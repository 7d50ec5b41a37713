import Domain
import Music

/// The view models of the Music section.
extension DependencyContainer {
    func playlistModel(coordinator: MusicCoordinator, errors: AppCoordinator) -> PlaylistModel {
        PlaylistModel(music: music, player: playerModel(errors: errors), coordinator: coordinator)
    }

    func queueModel(errors: AppCoordinator) -> QueueModel {
        QueueModel(player: playerModel(errors: errors))
    }

    func songModel(_ number: SongNumber, coordinator: MusicCoordinator, errors: AppCoordinator) -> SongModel {
        SongModel(number: number, music: music, player: playerModel(errors: errors), coordinator: coordinator)
    }

    func albumModel(_ number: AlbumNumber, coordinator: MusicCoordinator) -> AlbumModel {
        AlbumModel(number: number, music: music, coordinator: coordinator)
    }

    private func playerModel(errors: AppCoordinator) -> PlayerModel {
        PlayerModel(music: music, identifiers: identifiers, clock: steps.clock(clock), errors: errors)
    }
}
