import LayeringEngine

/// Which modules are parts of others. Compilers know symbols by the part that declares them, people by what they
/// import.
enum ModuleKinship {
    private static let parts = [
        "FoundationEssentials": "Foundation", "FoundationInternationalization": "Foundation", "SwiftUICore": "SwiftUI",
    ]

    /// The modules that need no import: the standard library, and the names for C.
    private static let everywhere: Set = ["", "Swift", ofC, "__C_Synthesized", "SwiftShims", "Builtin"]

    /// Libraries of C under the names that systems give them. Their names are watched one by one: Foundation brings all
    /// of them along.
    private static let system: Set = ["Glibc", "Musl", "Darwin", "Bionic", "SwiftGlibc"]

    /// The module of C symbols that no library of the package declares.
    static let ofC = "__C"

    /// Whether a module is the system's C library, by whichever name.
    static func isOfC(_ module: String) -> Bool { module == ofC || system.contains(module) }

    /// The module that is imported to have what another declares; nothing if none has to be.
    static func imported(for module: String) -> String? {
        if everywhere.contains(module) || system.contains(module) { return nil }
        if let whole = parts[module] { return whole }
        guard module.hasPrefix("_"), !["_Concurrency", "_StringProcessing"].contains(module) else { return module }
        // `_Testing_Foundation` is what Testing has when Foundation is there.
        return module.dropFirst().split(separator: "_").first.map(String.init)
    }
}
