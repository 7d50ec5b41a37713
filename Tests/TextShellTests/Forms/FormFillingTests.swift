import HeadlessUI
import Navigation
import Observation
import Support
import Testing

@testable import TextShell

/// A form that is asked for field by field, on a pipe or at a terminal.
@MainActor @Suite struct FormFillingTests {
    @Test func `fields are asked for in order, with their values, and then it is saved`() async {
        let filling = Filling(["f", "Zoë", "", "secret", "2", "", "quit"], isDraft: true)
        #expect(await filling.run() == .ok)
        #expect(
            filling.asked == [
                "Name: ", "Pet [Rex]: ", "*Password: ", "Colour (1 red, 2 green) [red]: ",
                "Save? Enter, “.” to leave, or a field to change: ",
            ])
        #expect(filling.model.saved == ["Zoë Rex secret green"])
        #expect(filling.output.told == ["Saved: start › form › list."])
    }

    @Test func `what is saved by its button is said to somebody who listens or types, and in no other output`() async {
        for (isTerminal, tellsChanges) in [(true, false), (false, true), (false, false)] {
            let filling = Filling(["save", "quit"], isTerminal: isTerminal, isDraft: true, tellsChanges: tellsChanges)
            #expect(await filling.run() == .ok)
            #expect(filling.output.told == (isTerminal || tellsChanges ? ["Saved: start › form › list."] : []))
        }
    }

    @Test func `a field that is refused says why and is asked for again, at once or after saving`() async {
        let filling = Filling(["fill", "bad", "Zoë", "worse", "", "blue", "red", "", "Rex", "", "quit"], isDraft: true)
        #expect(await filling.run() == .ok)
        #expect(filling.asked.filter { $0.hasPrefix("Name") } == ["Name: ", "Name [bad]: "])
        #expect(filling.asked.filter { $0.hasPrefix("Pet") } == ["Pet [Rex]: ", "Pet [worse]: "])
        #expect(
            filling.output.told == [
                "Name: A bad name.", "Colour: Colour can be: red, green.", "Pet: A worse pet.",
                "Saved: start › form › list.",
            ])
        #expect(filling.model.saved == ["Zoë Rex  red"])
    }

    @Test func `the review shows what was entered, and leads back to any field`() async {
        let filling = Filling(["fill", "Zoë", "", "", "", "nam", "Ana", "", "quit"])
        #expect(await filling.run() == .ok)
        #expect(filling.model.saved == ["Ana Rex  red"])
        #expect(filling.output.written.contains { $0.contains("Name: Zoë") })
        #expect(filling.output.written.contains { $0.contains("Name: Ana") })
    }

    @Test(arguments: [["fill", "Zoë", "."], ["fill", "Zoë", "", "", "", "."]])
    func `a dot leaves the form as it was filled in, and saves nothing`(lines: [String]) async {
        let filling = Filling(lines + ["quit"])
        #expect(await filling.run() == .ok)
        #expect(filling.model.saved.isEmpty)
        #expect(filling.model.name == "Zoë")
    }

    @Test func `input that ends within a form is a failure, and nothing is saved`() async {
        let filling = Filling(["fill", "Zoë"])
        #expect(await filling.run() == .usage)
        #expect(filling.model.saved.isEmpty)
        #expect(filling.output.told == ["The input ended before the form was saved."])
    }

    @Test func `a form that cannot be saved says so`() async {
        let filling = Filling(["fill", "", "", "", "", "quit"])
        filling.model.isClosed = true
        #expect(await filling.run() == .ok)
        #expect(filling.output.told == ["There is nothing to save."])
        #expect(filling.model.saved.isEmpty)
    }

    @Test func `a screen without fields has nothing to fill in`() async {
        let filling = Filling(["fill", "quit"], at: .list)
        #expect(await filling.run() == .usage)
        #expect(filling.output.told == ["This screen has no fields to fill in."])
    }

    @Test func `at a terminal it says once how to answer`() async {
        let filling = Filling(["fill", ".", "quit"], isTerminal: true)
        #expect(await filling.run() == .ok)
        #expect(filling.output.told == [FormWords.keys])
    }
}

/// A conversation with one form, which saves and goes to a list.
@MainActor private struct Filling {
    let model = FilledModel()
    let output = RecordedOutput()
    private let input: ScriptedInput
    private let session: ShellSession

    init(
        _ lines: [String], at spot: Spot = .form, isTerminal: Bool = false, isDraft: Bool = false,
        tellsChanges: Bool = false
    ) {
        let model = model
        let scene = SampleScene(at: spot) { scene in
            guard scene.stack.top.route == .form else { return Sketch { Text("Done") } }
            return FilledForm(model: model) {
                scene.unsaved = []
                scene.stack.push(.list)
            }
        }
        if isDraft { scene.unsaved = ["form"] }
        input = ScriptedInput(lines, isTerminal: isTerminal)
        let format = ScreenFormat(tellsChanges ? .linear : .text, width: 40, theme: .none, tellsChanges: tellsChanges)
        let settings = ShellSettings(program: .sample, format: { format }, stopsAtFailure: false) { _ in nil }
        session = ShellSession(scene: scene, input: input, output: output, settings: settings)
    }

    func run() async -> ExitCode { await session.run() }

    /// The questions of the form.
    var asked: [String] { input.prompts.filter { $0 != "clinic> " } }
}

@MainActor @Observable private final class FilledModel {
    var name = ""
    var pet = "Rex"
    var password = ""
    var colour = "red"
    var refusesPet = false
    var isClosed = false
    @ObservationIgnored var saved: [String] = []

    func save() -> Bool {
        refusesPet = pet == "worse"
        if !refusesPet { saved.append("\(name) \(pet) \(password) \(colour)") }
        return !refusesPet
    }
}

/// A form that refuses one name at once, and one pet when it is saved.
private struct FilledForm: View {
    @Bindable var model: FilledModel
    let done: @MainActor () -> Void

    var body: some View {
        TextField("Name", text: $model.name)
        if model.name == "bad" { Text("A bad name.").foregroundStyle(.warning) }
        TextField("Pet", text: $model.pet)
        if model.refusesPet, model.pet == "worse" { Text("A worse pet.").foregroundStyle(.warning) }
        SecureField("Password", text: $model.password)
        Picker("Colour", selection: $model.colour) {
            Text("red").tag("red")
            Text("green").tag("green")
        }
        Text("Below all fields").foregroundStyle(.secondary)
        Button("Save") { if model.save() { done() } }.disabled(model.isClosed)
    }
}
