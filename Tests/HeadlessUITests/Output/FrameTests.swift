import HeadlessUI
import Support
import Testing

@MainActor @Suite("The frame")
struct FrameTests {
    @Test(
        arguments: [
            (.page, 1, "Back"), (.page, 2, "Back"), (.sheet, 1, "Close"), (.sheet, 2, "Back"),
            (.fullScreenCover, 1, "Close"), (.fullScreenCover, 3, "Back"), (.alert, 1, "Close"), (.alert, 2, "Close"),
        ] as [(ScreenStyle, Int, String)])
    func `names the way out by what it does: back inside of something, close where all of it goes`(
        style: ScreenStyle, depth: Int, name: String
    ) {
        let text = text(style, depth: depth)
        #expect(text.contains("b \(name)"))
        #expect(!text.contains(name == "Back" ? "Close" : "Back"))
    }

    @Test(arguments: ScreenStyle.samples) func `names no way out where there is none`(style: ScreenStyle) {
        let text = text(style, depth: 1, canGoBack: false)
        #expect(!text.contains("Back") && !text.contains("Close"))
        #expect(text.contains("? Help"))
    }

    @Test(arguments: ScreenStyle.samples)
    func `has its own kind of line below the header of a presentation`(style: ScreenStyle) {
        let ruler = String(repeating: style == .page ? "─" : "═", count: 30)
        #expect(text(style, depth: 1).split(separator: "\n").contains { $0 == ruler })
    }

    @Test func `says beside who is there how a workstation stands with others, and nothing where it is alone`() {
        var screen = screen { Text("a") }
        #expect(ScreenJSON.text(of: screen).contains(#""status":[]"#))
        #expect(!LinearRenderer().text(of: screen).contains("Remote"))
        screen.status = ["offline", "2 queued"]
        #expect(TextRenderer(width: 80).text(of: screen).contains("Ana Ruiz, pharmacist · offline · 2 queued\n"))
        #expect(LinearRenderer().text(of: screen).contains("\nStatus: offline, 2 queued\n"))
        #expect(ScreenJSON.text(of: screen).contains(#""status":["offline","2 queued"]"#))
        expectFittingText(of: screen)
    }

    @Test func `a failure is marked without colour, and nothing else is`() {
        let screen = screen {
            FailureView("Too late.", advice: "Look again.", code: "conflict")
            ContentUnavailableView(label: { Text("None") }, description: { Text("Nothing here.") })
        }
        let lines = TextRenderer(width: 80).text(of: screen).split(separator: "\n").map(String.init)
        #expect(lines.filter { $0.contains("!") } == [" ! Too late."])
    }

    @Test func `in the narrowest text every control keeps its number, whatever the screen`() {
        for seed in 0..<24 { expectEveryNumber(of: sampleScreen(seed: seed)) }
    }

    private func text(_ style: ScreenStyle, depth: Int, canGoBack: Bool = true) -> String {
        var screen = screen { Text("a") }
        (screen.style, screen.canGoBack) = (style, canGoBack)
        screen.breadcrumb = (1...depth).map { "Place \($0)" }
        return TextRenderer(width: 30).text(of: screen)
    }
}
