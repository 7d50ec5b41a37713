import Domain
import Support
import Testing

/// Every state of a screen of the section; the raw value is the end of its golden's name.
nonisolated enum MusicState: String, PreviewState {
    case empty, loading, loaded, held, refreshing, refreshFailed, failed, refused, long, wide, hostile, notFound

    /// The screen in this state.
    @MainActor func screen(_ place: MusicPlace) async throws -> MusicScreen {
        let screen = try bare(place)
        switch self {
        case .loading:
            screen.music.answers.hold()
            await screen.driver.currentScreen()
            return screen
        case .failed: screen.music.answers.outage = .storage(.busy(path: "/clinic/clinic.sqlite"))
        case .empty, .loaded, .held, .refreshing, .refreshFailed, .refused, .long, .wide, .hostile, .notFound: break
        }
        await screen.driver.settle()
        try await bringAbout(on: screen, place)
        return screen
    }

    @MainActor private func bare(_ place: MusicPlace) throws -> MusicScreen {
        switch self {
        case .empty: return try MusicScreen(place, songs: place == .song ? Song.samples : [])
        case .notFound: return try MusicScreen(place, song: 9_999, album: 9_999)
        case .held:
            let queue = try PlayQueue.sample()
            let song = try #require(queue.current?.entry.id)
            let held = try queue.changed(by: .pause(song), at: .sample, adding: [])
            return try MusicScreen(place, queue: held)
        case .long: return try named(Specimen.long, place)
        case .wide: return try named(Specimen.wide, place)
        case .hostile: return try named(Specimen.hostile, place)
        case .loading, .loaded, .refreshing, .refreshFailed, .failed, .refused:
            return try MusicScreen(place, queue: try .sample())
        }
    }

    /// A screen on which everything has the same name.
    @MainActor private func named(_ name: String, _ place: MusicPlace) throws -> MusicScreen {
        let number = try #require(AlbumNumber(71))
        let album = Album(id: Identifier(.sample(71)), number: number, title: name, performer: name)
        let songs = try (601...603).map { try Song.sample($0, name, seconds: 4_000, album: album) }
        return try MusicScreen(place, songs: songs, albums: [album], queue: try .sample(songs))
    }

    @MainActor private func bringAbout(on screen: MusicScreen, _ place: MusicPlace) async throws {
        switch self {
        case .refreshing: screen.music.answers.freshness = .refreshing
        case .refreshFailed: screen.music.answers.outage = .storage(.full(path: "/clinic/clinic.sqlite"))
        case .refused where place != .album:
            screen.music.answers.failNext(with: .conflict(PlayQueueProblem.full.message))
            try await screen.driver.press(place == .song ? "add" : "pause")
        case .long where place == .queue: try await screen.driver.press("5")
        case .loaded where place == .queue: try await screen.driver.press("4")
        case .empty, .loading, .loaded, .held, .failed, .refused, .long, .wide, .hostile, .notFound: break
        }
        await screen.driver.settle()
    }
}
