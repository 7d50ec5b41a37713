import HeadlessUI
import TextShell

/// The options of the gallery's command line.
public struct GalleryOptions: Hashable, Sendable {
    /// An output of the gallery.
    public enum Action: Hashable, Sendable {
        /// Text of every entry.
        case text
        /// The ways to all entries.
        case list
        /// A page, written to a file, or to standard output for nil.
        case page(file: String?)
    }

    /// The output to make.
    public private(set) var action = Action.text

    /// The only features wanted, or none for all.
    public private(set) var features: [String] = []

    /// The only states wanted, or none for all.
    public private(set) var states: [String] = []

    /// How wide text is.
    public private(set) var width = Terminal.usualWidth

    /// Which output is shown as text.
    public private(set) var format = ScreenFormat.Kind.text

    /// Parses arguments.
    ///
    /// - Throws: a failure with what to write instead.
    public init(_ arguments: [String]) throws(CommandFailure) {
        var rest = arguments[...]
        while let name = rest.popFirst() {
            switch name {
            case "--list": action = .list
            case "--html":
                let isNamed = rest.first.map { !$0.hasPrefix("--") } ?? false
                action = .page(file: isNamed ? rest.popFirst() : nil)
            case "--feature": features.append(try value(of: name, &rest))
            case "--state": states.append(try value(of: name, &rest))
            case "--width": width = try Self.width(try value(of: name, &rest))
            case "--format": format = try Self.format(try value(of: name, &rest))
            default: throw .wrong("There is no option “\(VisibleText.escaped(name))”; see --help.")
            }
        }
    }

    private func value(of name: String, _ rest: inout ArraySlice<String>) throws(CommandFailure) -> String {
        guard let value = rest.popFirst() else { throw .wrong("\(name) needs a value; see --help.") }
        return value
    }

    /// A width that text can have.
    ///
    /// - Throws: a failure with the widths that there are.
    public static func width(_ text: String) throws(CommandFailure) -> Int {
        let widths = TextRenderer.widths
        guard let width = Int(text), widths.contains(width) else {
            throw .wrong("--width takes a number from \(widths.lowerBound) to \(widths.upperBound).")
        }
        return width
    }

    /// A form of output by its name.
    ///
    /// - Throws: a failure with the forms that there are.
    public static func format(_ text: String) throws(CommandFailure) -> ScreenFormat.Kind {
        guard let kind = ScreenFormat.Kind(rawValue: text) else {
            let kinds = ScreenFormat.Kind.allCases.map(\.rawValue).joined(separator: ", ")
            throw .wrong("--format takes one of \(kinds), not “\(VisibleText.escaped(text))”.")
        }
        return kind
    }
}

extension CommandFailure {
    /// A command line that is not understood.
    package static func wrong(_ message: String) -> CommandFailure { CommandFailure(message, .usage) }
}
