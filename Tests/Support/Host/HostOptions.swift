import Domain
import TextShell

/// How one feature is looked at alone.
package struct HostOptions: Sendable {
    /// Whose eyes it is seen with; nil for a visitor's.
    package private(set) var role: Role? = .manager

    /// How wide text is; nil for as wide as the terminal.
    package private(set) var width: Int?

    /// How screens are written.
    package private(set) var format = ScreenFormat.Kind.text

    /// Whether the first command that fails ends it.
    package private(set) var stopsAtFailure = false

    /// What the arguments say.
    ///
    /// - Throws: a failure with what to write instead.
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
