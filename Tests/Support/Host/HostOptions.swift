import Domain
import TextShell

/// The options for running one feature alone.
package struct HostOptions: Sendable {
    /// The role of the person who is signed in; nil for a visitor.
    package private(set) var role: Role? = .manager

    /// The width of text; nil for the terminal's.
    package private(set) var width: Int?

    /// The format of screens.
    package private(set) var format = ScreenFormat.Kind.text

    /// Whether the first failing command ends the run.
    package private(set) var stopsAtFailure = false

    /// Parses the arguments.
    ///
    /// - Throws: a failure with the correct usage.
    package init(_ arguments: [String]) throws(CommandFailure) {
        var rest = arguments[...]
        while let name = rest.popFirst() {
            if name == "--stop" {
                stopsAtFailure = true
                continue
            }
            guard ["--as", "--width", "--format"].contains(name) else {
                throw .wrong("There is no option “\(name)”; see scripts/feature --help.")
            }
            guard let value = rest.popFirst() else {
                throw .wrong("\(name) needs a value; see scripts/feature --help.")
            }
            switch name {
            case "--as": role = try Self.role(value)
            case "--width": width = try GalleryOptions.width(value)
            default: format = try GalleryOptions.format(value)
            }
        }
    }

    private static func role(_ name: String) throws(CommandFailure) -> Role? {
        if name == "visitor" { return nil }
        guard let role = Role(rawValue: name) else {
            let names = Role.allCases.map(\.rawValue).joined(separator: ", ")
            throw .wrong("--as takes visitor or one of \(names), not “\(name)”.")
        }
        return role
    }
}
