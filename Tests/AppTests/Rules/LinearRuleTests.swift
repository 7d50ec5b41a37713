import DesignSystem
import Domain
import Support
import Testing
import TextShell

@testable import App

/// The architecture's rules for output that is read aloud.
@Suite struct LinearRuleTests {
    // holds: ally-rotor-headers, ally-group-navigation-elements, ally-hide-decorative-navigation
    @Test func `headings are marked, each row is one line, and there are no ornaments`() async throws {
        let (screen, lines) = try await lines(at: "clinic://orders")
        #expect(lines.filter { $0.hasPrefix("Screen: ") } == ["Screen: Orders"])
        let rows = screen.controls.filter { $0.role == .button && !$0.children.isEmpty }
        #expect(!rows.isEmpty)
        for row in rows {
            let number = try #require(row.action?.number)
            #expect(lines.filter { $0.hasPrefix("\(number) Button: ") }.count == 1)
        }
        let ornaments: Set<Character> = ["─", "│", "▸", "◂", "›", "·"]
        #expect(!lines.joined().contains { ornaments.contains($0) })
        #expect(try await self.lines(at: "clinic://orders/1031").lines.contains("Heading: Lines"))
    }

    // holds: ally-focus-after-navigation
    @Test(arguments: [
        "home", "orders", "orders/1042", "profile/password", "errors/not-found", "orders/9999", "orders/1031",
    ])
    func `after each move and each error the output names the place and the focus`(link: String) async throws {
        let (screen, lines) = try await lines(at: "clinic://\(link)")
        #expect(lines.contains("Path: \(screen.breadcrumb.joined(separator: ", "))"))
        #expect(lines.filter { $0.hasPrefix("Focus: ") }.count == (screen.focus == nil ? 0 : 1))
    }

    private func lines(at link: String) async throws -> (screen: Screen, lines: [String]) {
        let scene = try await Workstation().scene(as: .pharmacist)
        try scene.open(link: link)
        let screen = await ScreenHost(scene: scene).settle()
        return (screen, LinearRenderer().text(of: screen).split(separator: "\n").map(String.init))
    }
}
