import HeadlessUI

/// The format of screens. Asked for each screen: the window and the settings may change.
public struct ScreenFormat: Sendable {
    /// The forms of output.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// For people who look.
        case text
        /// For people who listen.
        case linear
        /// For programs: one line of JSON for each command.
        case json
    }

    private let kind: Kind
    private let width: Int
    private let theme: Theme
    /// Whether a conversation says after each step what has changed, and all of a screen only when it is asked for.
    let tellsChanges: Bool

    /// A form of output; width and theme matter to text only, and changes are told in linear output only.
    public init(_ kind: Kind, width: Int, theme: Theme, tellsChanges: Bool = false) {
        self.kind = kind
        self.width = width
        self.theme = theme
        self.tellsChanges = tellsChanges && kind == .linear
    }

    /// Words beside the screens, such as the help: within the width for people who look, else as they are.
    public func prose(_ words: String) -> String {
        lineWidth.map(words.kept(to:)) ?? words
    }

    /// The width of a line of words in cells, or nil for unlimited lines.
    public var lineWidth: Int? {
        kind == .text ? max(width, TextRenderer.widths.lowerBound) : nil
    }

    /// Whether words have colours.
    var isColoured: Bool { kind == .text && theme.isColoured }

    /// Whether each command is answered with a ``CommandDocument``.
    var isDocument: Bool { kind == .json }

    /// The screen in this form.
    public func text(of screen: Screen) -> String {
        switch kind {
        case .text: TextRenderer(width: width, theme: theme).text(of: screen)
        case .linear: LinearRenderer().text(of: screen)
        case .json: ScreenJSON.text(of: screen)
        }
    }
}
