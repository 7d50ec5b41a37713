import DesignSystem
import Domain
import Music
import Support
import Testing

@testable import MusicPreviews

@Suite("Songs and albums")
struct SongTests {
    @Test func `a song is played now, next and at the end, and says where it is`() async throws {
        let screen = try await MusicScreen.settled(.song, song: 602)
        let number = try #require(SongNumber(602))
        #expect(screen.driver.shows("In the queue not in it"))
        try await screen.driver.press("play")
        #expect(screen.driver.shows("In the queue on now"))
        try await screen.driver.press("add")
        #expect(screen.driver.shows("In the queue on now, waits at 1"))
        try await screen.driver.press("next")
        #expect(screen.changes == [.play(number), .addLast(number), .addNext(number)])
        #expect(screen.driver.shows("In the queue on now, waits at 1, 2"))
    }

    @Test func `a song that waits says at which place`() async throws {
        let screen = try await MusicScreen.settled(.song, queue: .sample(), song: 603)
        #expect(screen.driver.shows("In the queue waits at 2"))
    }

    @Test func `a refused change is reported, and the song stays visible`() async throws {
        let screen = try await MusicState.refused.screen(.song)
        #expect(screen.driver.screen.failure == "conflict")
        #expect(screen.driver.shows("Fog over Quillen Bay"))
    }

    @Test func `where to go is asked of the coordinator, once for each press`() async throws {
        let (song, album, playlist) = (
            try await MusicScreen.settled(.song, song: 603), try await MusicScreen.settled(.album),
            try await MusicScreen.settled(.playlist)
        )
        try await song.driver.press("album")
        try await song.driver.press("queue")
        song.driver.expect(song.coordinator.requests, [.album(try #require(AlbumNumber(72))), .queue])
        try await album.driver.press("The Ninth Umbrella 3:18")
        album.driver.expect(album.coordinator.requests, [.song(try #require(SongNumber(602)))])
        try await playlist.driver.press("Fold, Crease, Float Marrow & Fenn 2:55")
        try await playlist.driver.press("queue")
        playlist.driver.expect(playlist.coordinator.requests, [.song(try #require(SongNumber(603))), .queue])
    }
}
