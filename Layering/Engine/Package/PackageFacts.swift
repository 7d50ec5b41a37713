/// The facts that a package declares about its layering.
package struct PackageFacts: Sendable, Equatable {
    /// The package's name.
    package var name: String
    /// Its targets, in the order of the manifest.
    package var targets: [TargetFacts] = []
    /// The identity of this manifest, which gates leave behind; see ``settleGates(reading:)``.
    package var manifest: String?

    /// Begins with a package that declares nothing.
    package init(name: String) {
        self.name = name
    }
}

/// The facts that a package declares about a target.
package struct TargetFacts: Sendable, Equatable {
    /// The kinds of targets.
    package enum Kind: String, Sendable {
        case library, executable, test, system, plugin, macro, other
    }

    /// The target's name.
    package var name: String
    /// The kind.
    package var kind: Kind
    /// Its folder, from the package's root.
    package var path: String
    /// The targets of the same package that it says it depends on.
    package var dependencies: [String] = []
    /// Its Swift sources, from the package's root.
    package var sources: [String] = []
    /// Whether the gate is attached to it; nothing for targets that it cannot be attached to.
    package var isGated: Bool?
    /// The file that the gate writes when it is attached, where only that tells.
    package var gateFile: String?

    /// The name of its module: SwiftPM replaces characters that Swift does not allow, such as a hyphen.
    package var module: String { String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" }) }

    /// Whether it has sources that rules are for.
    package var isChecked: Bool { kind != .system && kind != .plugin }
}
