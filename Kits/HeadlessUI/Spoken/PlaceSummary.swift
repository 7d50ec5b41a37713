/// The first words about a place for somebody who listens: what it is and how much is there, not all of it.
public struct PlaceSummary: Sendable {
    /// The lines.
    public let lines: [String]

    /// The last of them, where it says where the focus is.
    public let focus: [String]

    /// Whether everything that there is has been said.
    public let isWhole: Bool

    /// A place with no more lines than these is read, not counted.
    static let shortest = 5

    /// Sums up a screen. What somebody has heard of the frame on the screen before is not said again.
    public init(of screen: Screen, after old: Screen? = nil) {
        let (linear, parts) = (LinearRenderer(), SpokenElements(of: screen))
        let all = linear.lines(of: screen.content.children)
        isWhole = all.count <= Self.shortest || screen.style == .alert
        let content = isWhole ? all : [Self.count(parts)] + parts.of(.problem).flatMap(\.words) + Self.few(parts)
        let frame = old.map { ScreenChange.frame($0, screen) } ?? linear.named("User", [screen.account])
        focus = Self.focus(of: screen, heard: content)
        lines = Self.title(of: screen) + frame + content + focus
    }

    /// The name of the place alone.
    public static func title(of screen: Screen) -> [String] { [LinearRenderer().place(of: screen)] }

    /// The number of the parts by their kinds.
    private static func count(_ parts: SpokenElements) -> String {
        let counts = [
            (parts.of(.heading).count, "heading"), (parts.of(.fact, .text).count, "line"),
            (parts.of(.field).count, "field"), (parts.of(.button).count, "button"),
        ]
        let said = parts.lengths + counts.filter { $0.0 > 0 }.map { Self.plural($0, $1) }
        return said.joined(separator: ", ")
    }

    /// The words and the rows of which there are few: the rows of a search, more often than not.
    private static func few(_ parts: SpokenElements) -> [String] {
        [parts.of(.fact, .text).flatMap(\.words), parts.lists.flatMap(\.self)].filter {
            $0.count <= ScreenChange.most
        }.flatMap(\.self)
    }

    /// The focus, by its number alone where all of it was just heard.
    private static func focus(of screen: Screen, heard: [String]) -> [String] {
        let focus = LinearRenderer().focus(of: screen)
        guard let number = screen.focus?.number, heard.contains(where: { focus == ["Focus: \($0)"] }) else {
            return focus
        }
        return ["Focus: \(number)"]
    }

    private static func plural(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
