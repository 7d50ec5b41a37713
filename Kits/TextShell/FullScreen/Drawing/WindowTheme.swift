import HeadlessUI

/// How looks are shown on a terminal. Nothing depends on a colour alone: the focus and changes have marks as well.
public struct WindowTheme: Sendable {
    /// The names of the themes.
    public enum Name: String, Hashable, Sendable, CaseIterable {
        /// Weight, underlines and reversed text only.
        case plain
        /// The sixteen colours of the terminal.
        case terminal
        /// Colours that can be read on black and on white.
        case color
        /// White and yellow on black.
        case contrast
    }

    private let codes: [TextStyle: String]
    private let base: String
    private let focus: String
    private let change: String

    /// Whether blank cells have a look of their own.
    var fillsBlanks: Bool { !base.isEmpty }

    /// A theme by its name.
    public init(_ name: Name) {
        switch name {
        case .plain: self.init([.title: "1", .heading: "1;4", .strong: "1", .warning: "1", .selected: "7"])
        case .terminal:
            self.init([
                .title: "1", .heading: "1;4", .strong: "1", .secondary: "2", .warning: "1;31", .number: "36",
                .selected: "7",
            ])
        case .color: self.init(Self.readable)
        case .contrast: self.init(Self.highContrast, base: "97;40", focus: "30;103")
        }
    }

    /// Colours of the 256 that have a contrast of at least 4.5 to 1 on black and on white.
    static let readable: [TextStyle: String] = [
        .title: "1;38;5;63", .heading: "1;4;38;5;29", .strong: "1", .secondary: "38;5;243", .warning: "1;38;5;163",
        .number: "38;5;98", .selected: "7",
    ]

    /// Bright colours on black.
    static let highContrast: [TextStyle: String] = [
        .title: "1", .heading: "1;4", .strong: "1", .warning: "1;93", .number: "96", .selected: "30;107",
    ]

    private init(_ codes: [TextStyle: String], base: String = "", focus: String = "7", change: String = "4") {
        (self.codes, self.base, self.focus, self.change) = (codes, base, focus, change)
    }

    /// The numbers of the escape sequence for a look.
    func code(of look: Look) -> String {
        let parts = [
            base, codes[look.style] ?? "", look.isChanged ? change : "", look.isMatch ? "1;4" : "",
            look.isFocused ? focus : "",
        ]
        return parts.filter { !$0.isEmpty }.joined(separator: ";")
    }
}
