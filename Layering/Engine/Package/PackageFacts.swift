/// The facts that a package declares about its layering.
package struct PackageFacts: Sendable, Equatable {
    /// The package's name.
    package var name: String
    /// Its targets, in the order of the manifest.
    package var targets: [TargetFacts] = []
    /// The libraries of other packages.
    package var libraries: [LibraryFacts] = []
    /// Whether this is no package but a project of Xcode. It has no manifest, and may not say what depends on what.
    package var isProject = false

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
    /// Its folder, from the package's root; where a package is one of several, from the folder that names them all, as
    /// all other paths.
    package var path: String
    /// The folder of its package among several; empty where there is one.
    package var package = ""
    /// The targets of the same package that it says it depends on, on whatever platform.
    package var dependencies: [String] = []
    /// Those of them that it depends on under a condition, such as a platform.
    package var conditional: Set<String> = []
    /// The products of other packages that it says it depends on.
    package var products: [String] = []
    /// Of the targets that it depends on, those that a product of another package brings, with that product.
    package var brought: [String: String] = [:]
    /// Its sources, and its headers in C, from the package's root.
    package var sources: [String] = []
    /// The folder of the headers that other targets may include, if it is in C.
    package var headers: String?
    /// The other folders in which it looks for headers.
    package var searched: [String] = []
    /// Whether other plugins may add sources to it, which nobody has read.
    package var isGenerated = false
    /// Whether the gate is attached to it; nothing where it cannot hold, as in C.
    package var isGated: Bool?
    /// The file that the gate writes when it is attached, where only that tells; see ``PackageFacts/settleGates``.
    package var gateFile: String?

    /// Begins with a target that declares nothing else.
    package init(name: String, kind: Kind, path: String) {
        (self.name, self.kind, self.path) = (name, kind, path)
    }

    /// The name of the build plugin.
    package static let gate = "LayeringGate"

    /// The name of its module: SwiftPM replaces characters that Swift does not allow, such as a hyphen.
    package var module: String {
        // Nearly all names are their modules', and a check asks for each dependency of each target.
        guard !name.utf8.allSatisfy({ ByteClasses.ofByte($0) == .letter || ByteClasses.ofByte($0) == .digit }) else {
            return name
        }
        return String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }

    /// Whether its sources are in C, C++ or Objective-C: SwiftPM does not mix them with Swift.
    package var isInC: Bool { sources.first.map { SourceLanguage($0) == .c } ?? false }

    /// Whether it has sources that rules are for.
    package var isChecked: Bool { kind != .system && kind != .plugin }
}

/// A library of another package.
package struct LibraryFacts: Sendable, Equatable {
    /// The name of the product.
    package var name: String
    /// The package, as dependencies name it.
    package var package: String
    /// The modules that it has.
    package var modules: [String] = []
    /// Whether these are all: the modules of a binary are not known.
    package var isKnown: Bool

    /// A library whose modules are still to come.
    package init(name: String, package: String, isKnown: Bool) {
        self.name = name
        self.package = package
        self.isKnown = isKnown
    }
}
