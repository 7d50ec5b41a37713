import DesignSystem
import Domain
import Music
import Support
import Testing

@testable import MusicPreviews

@Suite("The player")
struct PlayerTests {
    @Test(arguments: [MusicPlace.playlist, .queue])
    func `each control asks for its change once`(place: MusicPlace) async throws {
        let screen = try await MusicScreen.settled(place, queue: .sample())
        let (first, second) = (Identifier<PlayQueue.Entry>(.sample(9_001)), Identifier<PlayQueue.Entry>(.sample(9_002)))
        for name in ["pause", "resume", "skip", "previous"] { try await screen.driver.press(name) }
        #expect(screen.changes == [.pause(first), .resume(first), .skip(first), .previous(second)])
        #expect(screen.driver.shows("Playing Fog over Quillen Bay"))
        let operations = Set(screen.music.calls.compactMap { if case .change(_, let id) = $0 { id } else { nil } })
        #expect(operations.count == 4, "each is an operation of its own")
    }

    @Test func `when nothing plays, the playlist is offered, and plays`() async throws {
        let screen = try await MusicScreen.settled(.playlist)
        #expect(!screen.driver.shows("pause"))
        #expect(!screen.driver.shows("previous"))
        try await screen.driver.press("play-all")
        #expect(screen.changes == [.playPlaylist])
        #expect(screen.driver.shows("Playing Fog over Quillen Bay"))
        #expect(screen.driver.shows("Queue (2)"))
    }

    @Test func `songs end by the clock alone: the next rendering shows the current one`() async throws {
        let screen = try await MusicScreen.settled(.playlist, queue: .sample())
        let calls = screen.music.callCount
        screen.clock.advance(by: 245 + 10)
        await screen.driver.settle()
        #expect(screen.driver.shows("Playing The Ninth Umbrella"))
        #expect(screen.driver.shows("Next Fold, Crease, Float"))
        screen.clock.advance(by: 1_000)
        await screen.driver.settle()
        #expect(screen.driver.shows("Nothing plays."))
        try await screen.driver.press("previous")
        #expect(screen.driver.shows("Playing Fold, Crease, Float"))
        #expect(screen.music.callCount == calls + 1, "nothing was read again")
    }

    @Test func `another workstation's change is shown at once`() async throws {
        let screen = try await MusicScreen.settled(.queue)
        #expect(screen.driver.shows("Nothing plays."))
        screen.music.stored = try .sample()
        await screen.driver.settle()
        #expect(screen.driver.shows("Playing Fog over Quillen Bay"))
        screen.music.stored = PlayQueue()
        await screen.driver.settle()
        #expect(screen.driver.shows("Nothing plays."))
    }

    @Test(arguments: ["pause", "skip", "previous"])
    func `a press that was drawn for one song does nothing to the next`(control: String) async throws {
        let screen = try await MusicScreen.settled(.queue, queue: .sample())
        screen.clock.advance(by: 245)
        try await screen.driver.press(control)
        #expect(screen.driver.shows("Playing The Ninth Umbrella"))
        #expect(screen.errors.errors == [.conflict("Another song is on meanwhile.")])
    }

    @Test
    func `a skip of a song that was skipped elsewhere is refused, and reported until the next success`() async throws {
        let screen = try await MusicScreen.settled(.queue, queue: .sample())
        screen.music.answers.failNext(with: .conflict(PlayQueueProblem.otherSong.message))
        try await screen.driver.press("skip")
        #expect(screen.driver.screen.failure == "conflict")
        #expect(screen.errors.errors == [.conflict("Another song is on meanwhile.")])
        try await screen.driver.press("skip")
        #expect(screen.driver.screen.failure == nil)
        #expect(screen.driver.shows("Playing The Ninth Umbrella"))
    }
}
