import DesignSystem
import Domain
import Support
import Sync
import Testing

@testable import SyncPreviews

@Suite("Choosing between two workstations")
struct ConflictTests {
    @Test func `at first nothing is chosen, the missing choices are shown, and nothing can be kept`() async throws {
        let screen = try await OutboxEntryState.conflicting.screen()
        #expect(screen.driver.all(.picker).map(\.value) == [nil, nil])
        #expect(screen.driver.shows("Still to choose: phone, allergies."))
        #expect(try !screen.driver.find("keep").isEnabled)
        #expect(!screen.driver.losesDraft)
    }

    @Test func `before, mine and theirs are shown for each contested field, and the other fields need no choice`()
        async throws
    {
        let screen = try await OutboxEntryState.conflicting.screen()
        let values = screen.driver.all(.labeledContent).filter { ["Before", "Mine", "Theirs"].contains($0.label) }
            .map(\.value)
        #expect(values == ["“555 0100”", "“555 0101”", "“555 0199”", "nothing", "“penicillin”", "“aspirin”"])
        #expect(try screen.driver.find("name").value == "“Lena Vogt” → “Lena Vogt-Maier”")
    }

    @Test func `a half choice is a draft that cannot be kept yet`() async throws {
        let screen = try await OutboxEntryState.halfChosen.screen()
        #expect(screen.driver.shows("Still to choose: allergies."))
        #expect(try !screen.driver.find("keep").isEnabled)
        #expect(screen.driver.losesDraft)
    }

    @Test
    func `what is chosen of each field is kept in one go, and then there is nothing more to choose`() async throws {
        let screen = try await OutboxEntryState.chosen.screen()
        try await screen.driver.press("keep")
        #expect(
            screen.sync.calls.last
                == .resolve(.known(18), ["patient/phone": .mine, "patient/allergies": .theirs]))
        #expect(screen.driver.all(.picker).isEmpty)
        #expect(!screen.driver.losesDraft)
        #expect(screen.sync.now.conflicts == 0)
    }

    @Test func `a refusal keeps what was chosen, and keeping again works`() async throws {
        let screen = try await OutboxEntryState.chosen.screen()
        screen.sync.answers.failNext(with: .conflict("The remote changed once more."))
        try await screen.driver.press("keep")
        #expect(screen.driver.screen.failure == "conflict")
        #expect(screen.driver.all(.picker).map(\.value) == ["mine", "theirs"])
        try await screen.driver.press("keep")
        #expect(screen.driver.screen.failure == nil)
        #expect(screen.sync.now.conflicts == 0)
    }

    @Test func `a field that changes again needs a new choice, and only that one`() async throws {
        let screen = try await OutboxEntryState.changedAgain.screen()
        #expect(screen.driver.all(.picker).map(\.value) == [nil, "theirs"])
        #expect(screen.driver.shows("Changed once more, so choose again: phone."))
        #expect(try !screen.driver.find("keep").isEnabled)
        try await screen.driver.choose("theirs", in: "Keep phone")
        try await screen.driver.press("keep")
        #expect(
            screen.sync.calls.last
                == .resolve(.known(18), ["patient/phone": .theirs, "patient/allergies": .theirs]))
    }

    @Test func `a person who may not see the record sees that someone else has to choose, and cannot discard it`()
        async throws
    {
        let screen = try await OutboxEntryState.forOthers.screen()
        #expect(screen.driver.shows("Someone who may see the record has to choose."))
        #expect(screen.driver.all(.picker).isEmpty)
        #expect(!screen.driver.shows("penicillin"))
    }

    @Test func `what was chosen before a restart is chosen again, unless the words are others by now`() async throws {
        let words = try await OutboxEntryState.halfChosen.screen().driver.input
        #expect(words.keys.sorted() == ["patient/phone"])
        let again = try await OutboxEntryState.conflicting.screen().driver
        again.input = words
        await again.settle()
        #expect(again.all(.picker).map(\.value) == ["mine", nil] && again.losesDraft && again.input == words)
        let changed = try await OutboxEntryState.conflicting.screen().driver
        changed.input = words.mapValues { $0.replacing("555 0199", with: "555 0200") }
        await changed.settle()
        #expect(changed.all(.picker).map(\.value) == [nil, nil] && !changed.losesDraft)
        #expect(changed.shows("Changed once more, so choose again: phone."))
    }
}
