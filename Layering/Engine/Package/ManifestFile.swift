/// The manifest that SwiftPM uses: `Package.swift`, or one for some versions of Swift beside it.
package enum ManifestFile {
    /// The name of the usual one.
    package static let usual = "Package.swift"

    /// Whether a file is one for some versions of Swift, such as `Package@swift-6.2.swift`.
    package static func isSpecific(_ name: String) -> Bool { version(of: name) != nil }

    /// The name of the one that a version of Swift uses.
    ///
    /// - Parameters:
    ///   - names: the files in the package's folder.
    ///   - swift: the version.
    ///   - text: gives the text of a file.
    /// - Returns: the name of one that is there, if the usual one is.
    package static func name(among names: [String], for swift: SwiftVersion, reading text: (String) -> String?)
        -> String
    {
        let exact = swift.names.map { "Package@swift-\($0).swift" }
        if let name = exact.first(where: names.contains) { return name }
        func tools(_ name: String) -> SwiftVersion { SwiftVersion(manifest: text(name) ?? "") }
        let older = names.filter { version(of: $0).map { $0 <= swift } ?? false }
        guard let newest = older.max(by: { version(of: $0) ?? swift < version(of: $1) ?? swift }) else { return usual }
        return tools(newest) > tools(usual) || tools(usual) > swift ? newest : usual
    }

    private static func version(of name: String) -> SwiftVersion? {
        let start = "Package@swift-"
        guard name.hasPrefix(start), name.hasSuffix(".swift") else { return nil }
        return SwiftVersion(name.dropFirst(start.count).dropLast(6))
    }
}
