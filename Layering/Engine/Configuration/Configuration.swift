/// A package's configuration of its layers.
package struct Configuration: Sendable {
    /// The name of the file, at a package's root.
    package static let fileName = "layering.config"

    /// The file's path, for messages.
    package var path: String
    /// The packages that it is for, by their folders; none where it is for the one beside it. The folder of the file
    /// itself is an empty word.
    package var packages: [Layer.Word] = []
    /// The sets of rules that are asked for.
    package var sets: [Layer.Word] = []
    /// The layers, in the order of the file.
    package var layers: [Layer] = []
    /// The rules that the package has for itself.
    package var ownRules: [OwnRule] = []
    /// Single places that may break a rule.
    package var exceptions: [Exemption] = []
    /// Rules that are switched off, everywhere or in some layers and folders.
    package var skips: [Skip] = []
    /// The violations that a package had when it began, which may not increase.
    package var baseline: [Known] = []
    /// The last line of the baseline of the check, if there is one.
    package var lastBaselineLine: Int?

    /// A configuration that says nothing yet.
    package init(path: String) {
        self.path = path
    }

    /// The packages that a text names.
    static func packages(in text: String) -> [String] {
        ConfigurationParser(text, path: fileName).configuration.packages.map(\.text)
    }

    /// Whether a text names packages and says nothing else.
    package static func onlyNamesPackages(_ text: String) -> Bool {
        ConfigurationLine.all(in: text).map(\.key) == [ConfigurationKeyword.Section.packages.rawValue]
    }

    /// Every rule that can hold: those of the engine, then the package's own.
    package var rules: [Rule] { Rule.all + ownRules.map(\.rule) }

    /// Whether a rule holds without being asked for, or is asked for.
    func holds(_ rule: Rule) -> Bool {
        guard let set = rule.set else { return true }
        return sets.contains { $0.text == set.name } || set.always.contains { $0.id == rule.id }
    }

    /// The layer with a name.
    func layer(named name: String) -> Layer? { layers.first { $0.name == name } }
}

/// One layer: whose targets it has and what these may do.
package struct Layer: Sendable {
    /// A word of the file with its place.
    package struct Word: Sendable {
        /// The word.
        package var text: String
        /// Where it is.
        package var place: Place
    }

    /// The types that may be used of one layer, and no others of it.
    package struct Only: Sendable {
        /// The layer's name.
        package var layer: Word
        /// The names of the types, as they are declared at the top of its files.
        package var names: [Word]

        /// Whether a type may be used.
        package func allows(_ name: String) -> Bool { names.contains { $0.text == name } }
    }

    /// Its name.
    package var name: String
    /// Where it is declared.
    package var place: Place
    /// The role.
    package var role: Role = .other
    /// The names, or the paths, of its targets; `*` stands for anything but a slash.
    package var targets: [Word] = []
    /// The layers whose targets its own may depend on; its own name among them lets its targets depend on each other.
    package var uses: [Word] = []
    /// Layers of which it may use some types alone.
    package var only: [Only] = []
    /// Layers that it re-exports: targets that depend on it see their symbols without declaring it.
    package var exports: [Word] = []
    /// A layer whose target `X` may be used by the target `XTests` of this one.
    package var tests: Word?
    /// The modules from outside the package that it may import; `*` allows all.
    package var frameworks: [Word] = []
    /// The abilities in addition to those of its role.
    package var owns: Set<Ownership> = []

    /// Everything that it may do.
    package var allOwned: Set<Ownership> { owns.union(role.owns) }

    /// Whether a module from outside the package may be imported.
    package func allows(framework: String) -> Bool {
        frameworks.contains { $0.text == framework || $0.text == "*" } || Self.standard.contains(framework)
    }

    /// The modules that the compiler imports implicitly.
    private static let standard: Set = ["Swift", "_Concurrency", "_StringProcessing"]
}
