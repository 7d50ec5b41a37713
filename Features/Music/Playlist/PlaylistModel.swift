import DesignSystem
import Domain
import Observation

/// Keeps the playlist on screen current, and asks the coordinator for what the user wants to look at.
@Observable
package final class PlaylistModel {
    private(set) var playlist = LoadState<PlaylistPresentation>.idle

    /// The player above the playlist.
    let player: PlayerModel

    private let music: any MusicRepository
    private weak let coordinator: (any MusicCoordinating)?

    /// A playlist that was not read yet, under what a player shows.
    package init(music: any MusicRepository, player: PlayerModel, coordinator: any MusicCoordinating) {
        self.music = music
        self.player = player
        self.coordinator = coordinator
    }

    func observe() async {
        await music.playlist().load(into: \.playlist, of: self, as: PlaylistPresentation.init)
    }

    func show(_ row: SongRowPresentation) {
        guard let number = SongNumber(row.number) else { return }
        coordinator?.showSong(number)
    }

    func showQueue() { coordinator?.showQueue() }
}

/// The playlist as its screen shows it.
nonisolated struct PlaylistPresentation: Hashable, Sendable {
    let rows: [SongRowPresentation]

    init(_ playlist: Playlist) {
        rows = playlist.songs.enumerated().map { SongRowPresentation(id: $0, $1) }
    }
}

/// A song as a row shows it.
nonisolated struct SongRowPresentation: Hashable, Sendable, Identifiable, Recorded {
    /// The position of the song: a song may be listed twice, and the order never changes.
    let id: Int
    let number: Int
    let title: String
    let performer: String
    let length: String
    let record: Record

    init(id: Int, _ song: Song) {
        record = song.record
        self.id = id
        number = song.number.rawValue
        title = song.title
        performer = song.album.performer
        length = song.length.description
    }
}
