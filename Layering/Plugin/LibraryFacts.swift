import PackagePlugin

/// The libraries of other packages, with the modules that each has.
enum LibraryFacts {
    /// A fact on each library, followed by one on each module of it.
    static func all(of package: Package) -> [[String]] {
        var (facts, seen, waiting) = ([[String]](), Set([package.id]), package.dependencies.map(\.package))
        while let next = waiting.popLast() {
            guard seen.insert(next.id).inserted else { continue }
            waiting += next.dependencies.map(\.package)
            facts += next.products.compactMap { $0 as? LibraryProduct }.flatMap { lines(of: $0, from: next) }
        }
        return facts
    }

    private static func lines(of library: LibraryProduct, from package: Package) -> [[String]] {
        let modules = library.targets.compactMap { $0 as? any SourceModuleTarget }.filter { $0.kind != .macro }
        let isKnown = modules.count == library.targets.count
        return [["library", library.name, package.id, isKnown ? "known" : "partly"]]
            + modules.map { ["module", $0.moduleName] }
    }
}
