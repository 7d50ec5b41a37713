/// The text of a manifest, to point at what it says of a target.
package struct Manifest: Sendable {
    /// Its path.
    package let path: String
    /// Where the gate hangs on what is no part of the manifest.
    let gateConditions: [Place]
    private let quotes: [ManifestQuote]
    private let hasPlainFlags: Bool

    /// Reads a manifest.
    ///
    /// - Parameters:
    ///   - text: its text.
    ///   - path: its path, which findings name.
    package init(_ text: String, path: String = ManifestFile.usual) {
        self.path = path
        let source = Array(text.utf8)
        gateConditions = GateConditions(source).places
        quotes = ManifestQuote.all(in: source)
        hasPlainFlags = !ManifestFlags(source).isAnyPutTogether
    }

    /// The position of a target's name in quotes; the first line if there is none.
    ///
    /// Some manifests make `OrdersTests` from `tests("Orders")`, so that is searched, too.
    func place(of name: String) -> Place { declaration(of: name)?.place ?? Place(line: 1, column: 1) }

    /// The position of a dependency's name among what is said of a target; the target's own if it is not there.
    func place(of dependency: String, in target: String) -> Place {
        guard let declaration = declaration(of: target) else { return Place(line: 1, column: 1) }
        let own = quotes[declaration.number..<max(declaration.number, declaration.end)]
        return own.first { $0.name == dependency && $0.number != declaration.number }?.place ?? declaration.place
    }

    /// Whether anything stands there under a condition.
    var hasConditions: Bool { quotes.contains(where: \.isConditional) }

    /// The dependencies that are said of a target under a condition, such as a platform; a build is told only those of
    /// its own.
    func conditionalDependencies(of target: String) -> [ManifestQuote] {
        guard let declaration = declaration(of: target) else { return [] }
        return quotes[declaration.number..<max(declaration.number, declaration.end)].filter(\.isConditional)
    }

    /// Whether a target's name stands there, though the package may be without it now.
    func mentions(_ name: String) -> Bool {
        quotes.contains { $0.name == name } || quotes.contains { $0.name == Self.subject(of: name) && $0.makesTests }
    }

    /// Whether the sources of its targets may be compiled with a flag, as a setting or a trait.
    func mayDefine(_ flag: String) -> Bool {
        !hasPlainFlags || quotes.contains { $0.name == flag || $0.name == "-D\(flag)" }
    }

    /// Whether it defines a macro of sources in C.
    func definesMacro(_ name: String) -> Bool {
        quotes.contains {
            $0.name == name && $0.callee == "define" || $0.name == "-D\(name)" || $0.name.hasPrefix("-D\(name)=")
        }
    }

    private func declaration(of name: String) -> ManifestQuote? {
        let named = quotes.filter { $0.name == name }
        let subject = quotes.filter { $0.name == Self.subject(of: name) }
        return named.min(by: ManifestQuote.isLikelier) ?? subject.first(where: \.makesTests)
            ?? subject.min(by: ManifestQuote.isLikelier)
    }

    private static func subject(of name: String) -> String? {
        name.hasSuffix("Tests") ? String(name.dropLast(5)) : nil
    }
}
