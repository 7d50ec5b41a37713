import FeatureTesting
import HeadlessUI
import Observation
import Testing

@MainActor @Suite("Driving a screen")
struct DriverTests {
    private func driver() -> ScreenDriver {
        ScreenDriver(
            VStack {
                Button("Track this order") {}.accessibilityIdentifier("track")
                Button("Share") {}.disabled(true)
                TextField("Note", text: Binding(get: { "" }, set: { _ in })).disabled(true)
                Text("Paid")
            })
    }

    @Test func `a name that is not there fails with what was looked for, the nearest name and the screen behind a bar`()
        async throws
    {
        let failure = await #expect(throws: DriverFailure.self) { try await driver().press("trakc") }
        let lines = failure?.description.split(separator: "\n", omittingEmptySubsequences: false) ?? []
        #expect(lines.first == "There is no “trakc”; the nearest is “track”.")
        #expect(lines.contains("│ ▸1 Track this order   2 Share (not now)"))
        #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("│") })
    }

    @Test func `a failure shows the screen before the last step and after it`() async throws {
        let driver = ScreenDriver(TypedView())
        try await driver.search("lena")
        let failure = await #expect(throws: DriverFailure.self) { try await driver.press("nothing") }
        let said = failure?.description ?? ""
        #expect(said.contains("”.\nBefore “type into Find"), "\(said)")
        #expect(said.contains("” (-) and after it (+):\n│   "), "\(said)")
        #expect(said.contains("\n│ +  lena\n"), "\(said)")
        try await driver.press("Rest")
        let unchanged = await #expect(throws: DriverFailure.self) { try await driver.press("nothing") }
        #expect(unchanged?.description.contains("“press Rest” changed nothing:\n│ ") == true)
    }

    @Test func `requests that are not the expected ones are shown one a line, with the screen`() async throws {
        let driver = driver()
        try await driver.press("track")
        driver.expect(["track(7)"], ["track(7)"])
        withKnownIssue {
            driver.expect(["track(7)", "share(7)"], ["track(7)", "refund(7)"])
        } matching: { issue in
            issue.comments.first?.rawValue.hasPrefix(
                """
                Expected (-) is not what happened (+):
                │   track(7)
                │ - refund(7)
                │ + share(7)
                “press track” changed nothing:
                │ 
                """) == true
        }
    }

    @Test(arguments: ["Share", "2"])
    func `a test cannot press a control that a person could not, and gets the reason`(name: String) async {
        await expect("Cannot press “\(name)” now: it is disabled.") { try await $0.press(name) }
        await expect("Cannot press “Share” now: it is disabled.") { try await $0.press(try $0.find("Share")) }
        await expect("Cannot type into “Note” now: it is disabled.") { try await $0.type("x", into: "Note") }
    }

    @Test func `what is no control of this kind says what it is`() async {
        await expect("Cannot press “Paid”: it is a text.") { try await $0.press("Paid") }
        await expect("Cannot press “Note”: it is a textField.") { try await $0.press("Note") }
        await expect("Cannot type into “track”: it is a button.") { try await $0.type("x", into: "track") }
        await expect("Cannot choose from “track”: it is a button.") { try await $0.choose("x", in: "track") }
    }

    @Test func `what was found is used itself, also where something else has its number for a name`() async throws {
        let typed = Typed()
        let driver = ScreenDriver(
            VStack {
                Button("2") {}
                SearchField("Find", text: "") { typed.text = $0 }
                Button("2") { typed.text += " pressed" }
            })
        try await driver.search("lena")
        try await driver.press(try #require(driver.all(.button).last))
        #expect(typed.text == "lena pressed")
        await #expect(throws: DriverFailure.self) { try await driver.press("2") }
    }

    /// Expects an action to fail, and checks the first line of the error.
    private func expect(_ problem: String, _ action: (ScreenDriver) async throws -> Void) async {
        let failure = await #expect(throws: DriverFailure.self) { try await action(driver()) }
        #expect(failure?.description.prefix { $0 != "\n" } == problem[...])
    }
}

/// The effects of typing and pressing.
@MainActor @Observable private final class Typed {
    var text = ""
}

private struct TypedView: View {
    private let typed = Typed()

    var body: some View {
        SearchField("Find", text: "") { typed.text = $0 }
        Text(typed.text)
        Button("Rest") {}
    }
}
