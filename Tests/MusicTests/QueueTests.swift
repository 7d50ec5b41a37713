import DesignSystem
import Domain
import Music
import Support
import Testing

@testable import MusicPreviews

@Suite("The queue")
struct QueueTests {
    /// The titles of the waiting songs, from top to bottom.
    private func waiting(_ screen: MusicScreen) -> [String] {
        screen.music.stored.waiting.map(\.song.title)
    }

    @Test func `a song is picked, moved and taken out, and stays picked as long as it waits`() async throws {
        let screen = try await MusicScreen.settled(.queue, queue: .sample())
        #expect(!screen.driver.shows("move-up"))
        try await screen.driver.press("Fold, Crease, Float Marrow & Fenn 2:55")
        #expect(screen.driver.shows("Picked Fold, Crease, Float"))
        try await screen.driver.press("move-up")
        #expect(waiting(screen) == ["Fold, Crease, Float", "The Ninth Umbrella"])
        #expect(try !screen.driver.find("move-up").isEnabled, "it is the first already")
        try await screen.driver.press("move-down")
        #expect(waiting(screen) == ["The Ninth Umbrella", "Fold, Crease, Float"])
        try await screen.driver.press("remove")
        #expect(waiting(screen) == ["The Ninth Umbrella"])
        #expect(!screen.driver.shows("move-up"))
    }

    @Test func `a picked song that begins to play is not picked any more`() async throws {
        let screen = try await MusicScreen.settled(.queue, queue: .sample())
        try await screen.driver.press("The Ninth Umbrella The Quennel Five 3:18")
        #expect(screen.driver.shows("remove"))
        screen.clock.advance(by: 245)
        await screen.driver.settle()
        #expect(!screen.driver.shows("remove"))
    }

    @Test func `clearing takes out what waits and lets the song on now play`() async throws {
        let screen = try await MusicScreen.settled(.queue, queue: .sample())
        try await screen.driver.press("clear")
        #expect(screen.changes == [.clear([Identifier(.sample(9_002)), Identifier(.sample(9_003))])])
        #expect(screen.driver.shows("No song waits."))
        #expect(screen.driver.shows("Playing Fog over Quillen Bay"))
        #expect(!screen.driver.shows("clear"))
    }
}
