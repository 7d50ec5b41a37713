import DesignSystem
import Foundation
import Support
import Testing

@MainActor @Suite("Driving a screen")
struct DriverTests {
    private func driver() -> ScreenDriver {
        ScreenDriver(
            VStack {
                Button("Track this order") {}.accessibilityIdentifier("track")
                Button("Share") {}.disabled(true)
            })
    }

    @Test("A name that is not there fails with what was looked for, the nearest name and the screen behind a bar")
    func nearest() async throws {
        let failure = await #expect(throws: DriverFailure.self) { try await driver().press("trakc") }
        let lines = failure?.description.split(separator: "\n", omittingEmptySubsequences: false) ?? []
        #expect(lines.first == "There is no “trakc”; the nearest is “track”.")
        #expect(lines.contains("│ ▸1 Track this order   2 Share (not now)"))
        #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("│") })
    }

    @Test("What a person could not press, a test cannot", arguments: ["Share", "2"])
    func disabled(name: String) async {
        await #expect(throws: DriverFailure.self) { try await driver().press(name) }
    }

    @Test("A golden that is missing fails, and so does one that differs")
    func goldens() {
        guard ProcessInfo.processInfo.environment["CLINIC_UPDATE_GOLDENS"] == nil else { return }
        withKnownIssue { expectGolden("x", named: "never-approved", width: 80) }
        let orders = #filePath.replacing("DesignSystemTests", with: "OrdersTests")
        withKnownIssue { expectGolden("x", named: "list-loaded", width: 80, filePath: orders) }
    }
}
