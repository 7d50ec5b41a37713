import DesignSystem
import Domain
import Music
import Support

/// The waiting room's music alone.
package final class Host: FeatureHost {
    private unowned let scene: HostScene
    private let music: FakeMusicRepository
    private let player: PlayerModel
    private let coordinator = RecordingMusicCoordinator()

    package init(on scene: HostScene, role: Role?) {
        self.scene = scene
        let clock = FixedClock()
        music = FakeMusicRepository(Song.samples, albums: Album.samples, queue: PlayQueue(), clock: clock)
        player = PlayerModel(
            music: music, identifiers: SequentialIdentifiers(), clock: clock, errors: RecordingErrorRouting())
        scene.deliveries = [music.deliveries]
        coordinator.asked = { [unowned self] in follow($0) }
        scene.show(PlaylistView(model: PlaylistModel(music: music, player: player, coordinator: coordinator)))
    }

    private func follow(_ request: RecordingMusicCoordinator.Request) {
        switch request {
        case .song(let number):
            scene.show(
                SongView(model: SongModel(number: number, music: music, player: player, coordinator: coordinator)))
        case .album(let number):
            scene.show(AlbumView(model: AlbumModel(number: number, music: music, coordinator: coordinator)))
        case .queue: scene.show(QueueView(model: QueueModel(player: player)))
        }
    }
}
