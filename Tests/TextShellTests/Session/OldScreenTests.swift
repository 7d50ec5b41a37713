import HeadlessUI
import Observation
import Support
import Testing
import TextShell

@Suite("A line for a screen that has changed since") @MainActor
struct OldScreenTests {
    private let words = Words()

    private func session(_ draw: @escaping @MainActor (Words) -> any View) -> HeadlessSession {
        let words = words
        return HeadlessSession(scene: SampleScene { _ in draw(words) }) { _ in nil }
    }

    @Test(arguments: ["Mark as shipped", "mark", "1"])
    func `does not press a button that says something else by now`(line: String) async throws {
        let session = session { words in
            Sketch { Button(words.label) { words.steps.append(words.label) } }
        }
        let shown = await session.show()
        words.label = "Mark as delivered"
        let failure = await #expect(throws: CommandFailure.self) { try await session.type(line, at: shown) }
        #expect(failure?.isAboutAnOldScreen == true)
        #expect(words.steps.isEmpty)
        _ = try await session.type("Mark as delivered", at: await session.show())
        #expect(words.steps == ["Mark as delivered"])
    }

    @Test func `does not fill in a field that is called something else by now`() async throws {
        let session = session { words in
            Sketch { TextField(words.label, text: Bindable(words).text) }
        }
        let shown = await session.show()
        words.label = "Another field"
        await #expect(throws: CommandFailure.self) { try await session.type("set mark as shipped yes", at: shown) }
        #expect(words.text.isEmpty)
    }

    @Test func `does not press a button below a field that has changed`() async throws {
        let session = session { words in
            Sketch {
                TextField("Customer", text: Bindable(words).text)
                Button("Place the order") { words.steps.append(words.text) }
            }
        }
        let shown = await session.show()
        words.text = "Somebody else"
        await #expect(throws: CommandFailure.self) { try await session.type("place", at: shown) }
        #expect(words.steps.isEmpty)
        _ = try await session.type("place", at: await session.show())
        #expect(words.steps == ["Somebody else"])
    }

    @Test func `opens the row of a list that was shown`() async throws {
        let session = session { words in
            Sketch {
                let shown = words.label
                Button {
                    words.steps.append(shown)
                } label: {
                    HStack {
                        Text("Row")
                        Text(shown)
                    }
                }
            }
        }
        let shown = await session.show()
        words.label = "Another row"
        _ = try await session.type("1", at: shown)
        #expect(words.steps == ["Mark as shipped"])
    }

    @Test func `is reported under the new screen`() async {
        let talk = Conversation(["locked"])
        let model = talk.model
        model.isOpen = true
        talk.scene.whenSettled = { model.isOpen = false }
        #expect(await talk.session.run() == .temporaryFailure)
        #expect(talk.places == ["start", "start"])
        #expect(talk.output.told == ["The screen has changed, and “Locked” is not what it was: nothing was done."])
        #expect(model.steps.isEmpty)
    }

    @Test(arguments: ["register", "regis"])
    func `answers no question that the same words raised just before`(line: String) async throws {
        let session = session { words in
            Sketch {
                Button(words.label == "asked" ? "Register anyway" : "Register") {
                    words.steps.append(words.label)
                    words.label = "asked"
                }
            }
        }
        let question = try await session.type(line, at: await session.show())
        await #expect(throws: CommandFailure.self) { try await session.type(line, at: question) }
        #expect(words.steps == ["Mark as shipped"])
        _ = try await session.type("register anyway", at: question)
        #expect(words.steps == ["Mark as shipped", "asked"])
    }
}

/// The text on a screen, which may change from elsewhere.
@MainActor @Observable private final class Words {
    var label = "Mark as shipped"
    var text = ""
    @ObservationIgnored var steps: [String] = []
}
