import Support
import Testing

@testable import HeadlessUI

/// The words that stand on every screen.
@MainActor @Suite struct BannerTests {
    @Test(arguments: [20, 40, 80])
    func `a banner is at the end of the line below the place, and costs no line`(width: Int) {
        var screen = screen { Text("x") }
        let plain = TextRenderer(width: width).text(of: screen).split(separator: "\n", omittingEmptySubsequences: false)
        screen.banner = "sample data"
        let lines = TextRenderer(width: width).text(of: screen).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == plain.count)
        #expect(lines.filter { $0.hasSuffix("─ sample data ──") && CellWidth.of(String($0)) == width }.count == 1)
    }

    @Test func `a banner that does not fit is left out`() {
        var screen = screen { Text("x") }
        let plain = TextRenderer(width: 20).text(of: screen)
        screen.banner = "a very long sentence about the data"
        #expect(TextRenderer(width: 20).text(of: screen) == plain)
    }

    @Test func `a listener hears it with the name of the place, and programs get it as a member`() {
        var screen = screen { Text("x") }
        #expect(!ScreenJSON.text(of: screen).contains("banner"))
        screen.banner = "sample data"
        #expect(LinearRenderer().text(of: screen).contains(": \(screen.title), sample data\n"))
        #expect(ScreenJSON.text(of: screen).contains(#""banner":"sample data""#))
    }
}
