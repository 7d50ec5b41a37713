import Domain
import Foundation
import Navigation
import Support
import Testing
import TextShell

@testable import App

/// The waiting room's music: rows ask the coordinator, and only it changes the path.
@Suite struct MusicCoordinatorTests {
    private static func numbers() throws -> (song: SongNumber, other: SongNumber, album: AlbumNumber) {
        (try #require(SongNumber(601)), try #require(SongNumber(602)), try #require(AlbumNumber(71)))
    }

    // holds: example-music-coordinator
    @Test func `a song, its album and the queue are routes that are pushed as values`() async throws {
        let (song, other, album) = try Self.numbers()
        let app = try await Workstation().start()
        let music = app.music
        music.showSong(song)
        music.showAlbum(album)
        music.showSong(other)
        music.showQueue()
        music.showQueue()
        #expect(music.path == [.song(song), .album(album), .song(other), .queue])
        music.pop()
        #expect(music.top == .song(other))
        music.popToRoot()
        #expect(music.path.isEmpty)
    }

    @Test func `every row of the playlist leads to its song, for every role`() async throws {
        for role in [nil, Role.clinician] {
            let run = await LaunchRun.of(
                try await Workstation().scene(as: role), lines: ["go music", "the ninth umbrella", "album", "queue"])
            #expect(run.code == .usage, "an album has no button to the queue")
            #expect(run.output.contains("Music › Song #602 › Album #71"))
        }
    }

    @Test(arguments: ["clinic://music/queue", "clinic://music/songs/602", "clinic://music/albums/72"])
    func `a link builds the whole stack for a visitor`(link: String) async throws {
        let app = try await Workstation().start()
        try app.handle(url: link)
        #expect(app.section == .music)
        #expect(app.music.path.count == 1)
        #expect(app.music.top?.link == link)
    }

    @Test func `the passing of time shows in the queue at the next step of any kind`() async throws {
        let workstation = Workstation()
        workstation.music.stored = try .sample()
        let clock = PlainClock()
        let scene = AppScene(container: workstation.container(clock: clock), remembersPlace: false)
        let run = await LaunchRun.of(scene, lines: ["go music", "go music", "go music"]) { asked in
            if asked == 2 { clock.advance(by: 250) }
        }
        let playing = run.output.split(separator: "\n").filter { $0.hasPrefix(" Playing") }
        #expect(playing.map { $0.contains("Umbrella") } == [false, false, true])
    }
}

/// A clock without notifications, like the system's.
private nonisolated final class PlainClock: WallClock {
    private let clock = FixedClock()

    var now: Date { clock.now }
    func advance(by seconds: TimeInterval) { clock.advance(by: seconds) }
}
