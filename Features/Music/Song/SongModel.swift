import DesignSystem
import Domain
import Observation

/// Keeps one song on screen current, puts it into the queue, and asks the coordinator for its album.
@Observable
package final class SongModel {
    private(set) var song = LoadState<SongPresentation>.idle

    /// The player, which knows the song's position in the queue.
    let player: PlayerModel

    private let number: SongNumber
    private let music: any MusicRepository
    private weak let coordinator: (any MusicCoordinating)?
    private var album: AlbumNumber?

    /// One song, by its number.
    package init(
        number: SongNumber, music: any MusicRepository, player: PlayerModel, coordinator: any MusicCoordinating
    ) {
        self.number = number
        self.music = music
        self.player = player
        self.coordinator = coordinator
    }

    var title: String { "Song \(number)" }

    /// Where the song is in the queue at this moment, in words; nil while that is not known.
    var place: String? {
        guard let player = player.shown else { return nil }
        let places = player.rows.filter { $0.number == number.rawValue }.map(\.place).joined(separator: ", ")
        let isOn = player.current?.number == number.rawValue
        switch (isOn, places.isEmpty) {
        case (true, true): return "on now"
        case (true, false): return "on now, waits at \(places)"
        case (false, true): return "not in it"
        case (false, false): return "waits at \(places)"
        }
    }

    func observe() async {
        await music.song(number).load(into: \.song, of: self) { found in
            album = found.album.number
            return SongPresentation(found)
        }
    }

    func play() async { await player.change(.play(number)) }
    func playNext() async { await player.change(.addNext(number)) }
    func add() async { await player.change(.addLast(number)) }

    func showAlbum() {
        guard let album else { return }
        coordinator?.showAlbum(album)
    }

    func showQueue() { coordinator?.showQueue() }
}

/// One song as its screen shows it.
nonisolated struct SongPresentation: Hashable, Sendable, Recorded {
    let title: String
    let performer: String
    let album: String
    let length: String
    let record: Record

    init(_ song: Song) {
        record = song.record
        title = song.title
        performer = song.album.performer
        album = song.album.title
        length = song.length.description
    }
}
