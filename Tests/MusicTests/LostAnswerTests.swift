import DesignSystem
import Domain
import Music
import Support
import Testing

@testable import MusicPreviews

@Suite("Music after a lost answer")
struct LostAnswerTests {
    @Test func `adding after a lost answer adds a song once; adding it again adds it twice`() async throws {
        let screen = try await MusicScreen.settled(.song, queue: .sample())
        let waiting = screen.music.stored.waiting.count
        screen.music.answers.loseNextAnswer()
        try await screen.driver.press("add")
        #expect(screen.driver.screen.failure == "unexpected")
        try await screen.driver.press("add")
        #expect(screen.music.stored.waiting.count == waiting + 1)
        #expect(screen.driver.screen.failure == nil)
        try await screen.driver.press("add")
        #expect(screen.music.stored.waiting.count == waiting + 2)
    }
}
