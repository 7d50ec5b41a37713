import FeatureTesting
import HeadlessUI
import Observation
import Testing

@MainActor @Suite("Driving forms and lists")
struct DrivingFormTests {
    @Test func `whatever was found can be pressed, and only once it is a control`() async throws {
        let desk = Desk()
        let driver = desk.driver
        try await driver.press(try driver.find(role: .button, label: "Send"))
        #expect(desk.sent == [""])
        let heading = try driver.find(role: .text, label: "Rows 1 to 2")
        await #expect(throws: DriverFailure.self) { try await driver.press(heading) }
    }

    @Test func `a form is filled in and sent in one go`() async throws {
        let desk = Desk()
        try await desk.driver.submit(["name": "Lena", "note": "Hello"], with: "send")
        #expect(desk.sent == ["Lena: Hello"])
        let failure = await #expect(throws: DriverFailure.self) {
            try await desk.driver.submit(["nome": "Lena"], with: "send")
        }
        #expect(failure?.description.hasPrefix("There is no “nome”; the nearest is “name”.\n") == true)
        #expect(desk.sent.count == 1, "nothing is sent where a field is missing")
    }

    @Test func `a search goes into the one field for it`() async throws {
        let desk = Desk()
        try await desk.driver.search("lena")
        #expect(desk.searched == ["lena"])
        await #expect(throws: DriverFailure.self) { try await ScreenDriver(Text("a")).search("lena") }
    }

    @Test func `pages are turned until the element is found, or there are no more`() async throws {
        let desk = Desk()
        try await desk.driver.scroll(to: "Row 5")
        #expect(desk.driver.shows("Rows 5 to 6"))
        let failure = await #expect(throws: DriverFailure.self) { try await desk.driver.scroll(to: "Row 9") }
        #expect(failure?.description.contains("Rows 7 to 8") == true, "it shows the last page")
        await #expect(throws: DriverFailure.self) { try await desk.driver.more() }
    }
}

/// A list with a search, and a form below it.
@MainActor private final class Desk {
    private let model = DeskModel()
    let driver: ScreenDriver

    var sent: [String] { model.sent }
    var searched: [String] { model.searched }

    init() {
        driver = ScreenDriver(DeskView(model: model))
    }
}

@MainActor @Observable private final class DeskModel {
    var name = ""
    var note = ""
    var first = 1
    var sent: [String] = []
    var searched: [String] = []
}

private struct DeskView: View {
    let model: DeskModel

    var body: some View {
        SearchField("Search", text: "") { model.searched.append($0) }
        Text("Rows \(model.first) to \(model.first + 1)")
        Text("Row \(model.first)")
        Text("Row \(model.first + 1)")
        if model.first < 7 { PageControls(previous: nil, next: { model.first += 2 }) }
        TextField("Name", text: Bindable(model).name).accessibilityIdentifier("name")
        TextField("Note", text: Bindable(model).note).accessibilityIdentifier("note")
        Button("Send") { model.sent.append(model.name.isEmpty ? "" : "\(model.name): \(model.note)") }
            .accessibilityIdentifier("send")
    }
}
