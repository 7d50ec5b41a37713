import LayeringEngine

/// Files as the Language Server Protocol names them: `file:///a%20b/C.swift`.
enum FileURI {
    private static let scheme = "file://"

    /// The URI of an absolute path.
    static func written(_ path: String) -> String { scheme + Percent.uri(path) }

    /// The absolute path that a URI names; nothing if it names no file of this machine.
    static func path(_ uri: String) -> String? {
        guard uri.lowercased().hasPrefix(scheme) else { return nil }
        let rest = uri.dropFirst(scheme.count)
        guard let slash = rest.firstIndex(of: "/"), ["", "localhost"].contains(rest[..<slash]) else { return nil }
        return Percent.decoded(rest[slash...])
    }
}
