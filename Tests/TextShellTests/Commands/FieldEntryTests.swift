import HeadlessUI
import Support
import Testing

@testable import TextShell

@Suite("Text for a field") @MainActor
struct FieldEntryTests {
    private let name = Node(.textField, label: "Name", action: ActionID(1))
    private let password = Node(.secureField, label: "Password", action: ActionID(2))
    private let colour = Node(
        .picker, label: "Colour", action: ActionID(3), options: ["Red", "Green", "Grey", "Greyish"])

    @Test func `text after a field's name goes into it, unchanged`() async throws {
        let input = ScriptedInput(["not read"])
        #expect(try await entry(input).value(for: name, typed: "Ana  Ruiz") == "Ana  Ruiz")
        #expect(input.prompts == [])
    }

    @Test func `a field without a value asks for it; a secret is asked for unseen`() async throws {
        let input = ScriptedInput(["Ana", "s3cret "])
        #expect(try await entry(input).value(for: name, typed: nil) == "Ana")
        #expect(try await entry(input).value(for: password, typed: nil) == "s3cret ")
        #expect(input.prompts == ["Name: ", "*Password: "])
    }

    @Test func `a secret on the line of a command is refused, and not repeated`() async throws {
        let input = ScriptedInput(["not read"])
        let failure = try await #require(throws: CommandFailure.self) {
            _ = try await entry(input).value(for: password, typed: "s3cret")
        }
        #expect(failure.exitCode == .usage)
        #expect(
            failure.message
                == "A secret is not typed where it can be seen: “set password” asks for it, and “@env:NAME” "
                + "after it takes it from an environment variable.")
        #expect(input.prompts == [])
    }

    @Test
    func `an environment variable is taken where a script names one for a secret, and nowhere else`() async throws {
        let entry = entry(ScriptedInput())
        #expect(try await entry.value(for: password, typed: "@env:CLINIC_SECRET") == "from outside")
        #expect(try await entry.value(for: password, typed: "@env:EMPTY") == "")
        #expect(try await entry.value(for: name, typed: "@env:CLINIC_SECRET") == "@env:CLINIC_SECRET")
    }

    @Test func `a variable that is not set is named, in visible letters`() async throws {
        let entry = entry(ScriptedInput())
        for name in ["MISSING", "", "\u{1B}[2J"] {
            let failure = try await #require(throws: CommandFailure.self) {
                _ = try await entry.value(for: password, typed: "@env:\(name)")
            }
            #expect(failure.message == "The environment variable \(VisibleText.escaped(name)) is not set.")
        }
    }

    @Test func `an input that ends before the answer is a failure`() async throws {
        let failure = try await #require(throws: CommandFailure.self) {
            _ = try await entry(ScriptedInput()).value(for: password, typed: nil)
        }
        #expect(failure == CommandFailure("The input ended before Password was given.", .usage))
    }

    @Test(
        arguments: [("red", 0), ("RED", 0), ("r", 0), ("gree", 1), ("grey", 2), ("greyi", 3)])
    func `a choice is meant by its name or its start, in any case`(name: String, position: Int) throws {
        #expect(try FieldEntry.option(of: colour, named: name) == position)
    }

    @Test(arguments: ["", "gr", "blue", "redder"])
    func `a choice that is unclear or unknown is answered by all choices`(name: String) throws {
        let failure = try #require(throws: CommandFailure.self) { try FieldEntry.option(of: colour, named: name) }
        #expect(failure == CommandFailure("Colour can be: Red, Green, Grey, Greyish.", .usage))
    }

    private func entry(_ input: ScriptedInput) -> FieldEntry {
        let variables = ["CLINIC_SECRET": "from outside", "EMPTY": ""]
        return FieldEntry(input: input) { variables[$0] }
    }
}
