import DesignSystem
import Domain
import Music
import Support
import Testing

/// A screen of the section.
nonisolated enum MusicPlace: String, CaseIterable {
    case playlist, queue, song, album
}

/// One screen of the section on its fakes.
final class MusicScreen: DrivenScreen {
    let music: FakeMusicRepository
    let clock = WatchedClock()
    let coordinator = RecordingMusicCoordinator()
    let errors = RecordingErrorRouting()
    let driver: ScreenDriver
    private weak var model: AnyObject?

    init(
        _ place: MusicPlace, songs: [Song] = Song.samples, albums: [Album] = Album.samples,
        queue: PlayQueue = PlayQueue(), song: Int = 601, album: Int = 71
    ) throws {
        music = FakeMusicRepository(songs, albums: albums, queue: queue, clock: clock)
        let player = PlayerModel(music: music, identifiers: SequentialIdentifiers(), clock: clock, errors: errors)
        let view: any View
        switch place {
        case .playlist:
            let model = PlaylistModel(music: music, player: player, coordinator: coordinator)
            (self.model, view) = (model, PlaylistView(model: model))
        case .queue:
            let model = QueueModel(player: player)
            (self.model, view) = (model, QueueView(model: model))
        case .song:
            let model = SongModel(
                number: try #require(SongNumber(song)), music: music, player: player, coordinator: coordinator)
            (self.model, view) = (model, SongView(model: model))
        case .album:
            let model = AlbumModel(number: try #require(AlbumNumber(album)), music: music, coordinator: coordinator)
            (self.model, view) = (model, AlbumView(model: model))
        }
        driver = ScreenDriver(view, deliveries: [music.deliveries])
    }

    /// A screen, complete.
    static func settled(_ place: MusicPlace, queue: PlayQueue = PlayQueue(), song: Int = 601) async throws
        -> MusicScreen
    {
        let screen = try MusicScreen(place, queue: queue, song: song)
        await screen.driver.settle()
        return screen
    }

    var repositoryCalls: Int { music.callCount }
    var openStreams: Int { music.openStreams }
    var isModelGone: Bool { model == nil }

    /// The changes requested from the repository, in order.
    var changes: [PlayQueueChange] {
        music.calls.compactMap { if case .change(let change, _) = $0 { change } else { nil } }
    }
}
