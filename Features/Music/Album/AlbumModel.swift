import DesignSystem
import Domain
import Observation

/// Keeps one album on screen current, and asks the coordinator for the song that the user picks.
@Observable
package final class AlbumModel {
    private(set) var album = LoadState<AlbumPresentation>.idle

    private let number: AlbumNumber
    private let music: any MusicRepository
    private weak let coordinator: (any MusicCoordinating)?

    /// One album, by its number.
    package init(number: AlbumNumber, music: any MusicRepository, coordinator: any MusicCoordinating) {
        self.number = number
        self.music = music
        self.coordinator = coordinator
    }

    var title: String { "Album \(number)" }

    func observe() async {
        await music.album(number).load(into: \.album, of: self, as: AlbumPresentation.init)
    }

    func show(_ row: SongRowPresentation) {
        guard let number = SongNumber(row.number) else { return }
        coordinator?.showSong(number)
    }
}

/// One album as its screen shows it.
nonisolated struct AlbumPresentation: Hashable, Sendable, Recorded {
    let title: String
    let performer: String
    let length: String
    let rows: [SongRowPresentation]
    let record: Record

    init(_ listing: AlbumListing) {
        record = listing.album.record
        title = listing.album.title
        performer = listing.album.performer
        length = listing.length?.description ?? "0:00"
        rows = listing.songs.enumerated().map { SongRowPresentation(id: $0, $1) }
    }
}
