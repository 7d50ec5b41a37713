import HeadlessUI
import Observation
import Support
import Testing
import TextShell

@Suite("A line for a screen that has changed since") @MainActor
struct OldScreenTests {
    private let words = Words()

    private func rehearsal(_ draw: @escaping @MainActor (Words) -> any View) -> Rehearsal {
        let words = words
        return Rehearsal(scene: SampleScene { _ in draw(words) }) { _ in nil }
    }

    @Test("does not press a button that says something else by now", arguments: ["Mark as shipped", "mark", "1"])
    func button(line: String) async throws {
        let rehearsal = rehearsal { words in
            Sketch { Button(words.label) { words.steps.append(words.label) } }
        }
        let shown = await rehearsal.show()
        words.label = "Mark as delivered"
        let failure = await #expect(throws: CommandFailure.self) { try await rehearsal.type(line, at: shown) }
        #expect(failure?.isAboutAnOldScreen == true)
        #expect(words.steps.isEmpty)
        _ = try await rehearsal.type("Mark as delivered", at: await rehearsal.show())
        #expect(words.steps == ["Mark as delivered"])
    }

    @Test("does not fill in a field that is called something else by now")
    func field() async throws {
        let rehearsal = rehearsal { words in
            Sketch { TextField(words.label, text: Bindable(words).text) }
        }
        let shown = await rehearsal.show()
        words.label = "Another field"
        await #expect(throws: CommandFailure.self) { try await rehearsal.type("set mark as shipped yes", at: shown) }
        #expect(words.text.isEmpty)
    }

    @Test("does not press a button below a field in which something else stands by now")
    func entry() async throws {
        let rehearsal = rehearsal { words in
            Sketch {
                TextField("Customer", text: Bindable(words).text)
                Button("Place the order") { words.steps.append(words.text) }
            }
        }
        let shown = await rehearsal.show()
        words.text = "Somebody else"
        await #expect(throws: CommandFailure.self) { try await rehearsal.type("place", at: shown) }
        #expect(words.steps.isEmpty)
        _ = try await rehearsal.type("place", at: await rehearsal.show())
        #expect(words.steps == ["Somebody else"])
    }

    @Test("opens the row of a list that was shown")
    func row() async throws {
        let rehearsal = rehearsal { words in
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
        let shown = await rehearsal.show()
        words.label = "Another row"
        _ = try await rehearsal.type("1", at: shown)
        #expect(words.steps == ["Mark as shipped"])
    }

    @Test("is told of under the new screen")
    func told() async {
        let talk = Conversation(["locked"])
        let model = talk.model
        model.isOpen = true
        talk.scene.whenSettled = { model.isOpen = false }
        #expect(await talk.session.run() == .temporaryFailure)
        #expect(talk.places == ["start", "start"])
        #expect(talk.output.told == ["The screen has changed, and “Locked” is not what it was: nothing was done."])
        #expect(model.steps.isEmpty)
    }

    @Test("answers no question that the same words raised just before", arguments: ["register", "regis"])
    func twice(line: String) async throws {
        let rehearsal = rehearsal { words in
            Sketch {
                Button(words.label == "asked" ? "Register anyway" : "Register") {
                    words.steps.append(words.label)
                    words.label = "asked"
                }
            }
        }
        let question = try await rehearsal.type(line, at: await rehearsal.show())
        await #expect(throws: CommandFailure.self) { try await rehearsal.type(line, at: question) }
        #expect(words.steps == ["Mark as shipped"])
        _ = try await rehearsal.type("register anyway", at: question)
        #expect(words.steps == ["Mark as shipped", "asked"])
    }
}

/// The words on a screen, which somebody elsewhere may change.
@MainActor @Observable private final class Words {
    var label = "Mark as shipped"
    var text = ""
    @ObservationIgnored var steps: [String] = []
}
