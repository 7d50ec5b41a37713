/// Turns a screen into text of a given width: the frame around the content, the controls with their numbers.
public struct TextRenderer: Sendable {
    /// The narrowest and the widest output that makes sense, in cells.
    public static let widths = 20...400

    private let width: Int
    private let theme: Theme

    /// A renderer for a number of cells, kept inside ``widths``.
    public init(width: Int, theme: Theme = .none) {
        self.width = min(max(width, Self.widths.lowerBound), Self.widths.upperBound)
        self.theme = theme
    }

    /// The screen as lines of text, each ending in a newline, no wider than asked.
    public func text(of screen: Screen) -> String {
        let frame = FrameLayout(screen: screen, width: width)
        let content = ContentLayout(width: width, screen: screen, focus: screen.focus)
        var output = ""
        for line in frame.header + content.lines(of: screen.content) + frame.footer {
            line.write(with: theme, to: &output)
        }
        return output
    }
}
