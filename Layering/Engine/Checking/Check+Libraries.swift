/// The rules about libraries of other packages.
extension Check {
    /// A finding about an import of a module that a library has which the target does not declare.
    ///
    /// A product without modules of its own is declared for the module of its name, too: its package may have moved
    /// that to another one.
    func undeclaredLibrary(_ found: Import, in file: FileFacts) -> Finding? {
        guard !found.isSelector, !Self.ofToolchain.contains(found.module) else { return nil }
        let target = layered.package.targets[file.target]
        let libraries = layered.package.libraries.filter { $0.modules.contains(found.module) }
        let hasMoved = layered.package.libraries.allSatisfy {
            $0.name != found.module || !$0.isKnown || $0.modules.isEmpty
        }
        guard let first = libraries.first, !hasMoved || !target.products.contains(found.module),
            !libraries.contains(where: { target.products.contains($0.name) })
        else { return nil }
        return Finding(
            rule: Rule.undeclaredDependency.id, path: file.path, place: found.place, name: found.module,
            what: "\(target.name) imports \(found.module) of the package \(first.package) without declaring it",
            fix: "Add .product(name: \"\(first.name)\", package: \"\(first.package)\") to the dependencies of "
                + "\(target.name) in Package.swift.")
    }

    /// Modules that come with Swift, whatever package has one of the same name.
    private static let ofToolchain: Set = [
        "Cxx", "CxxStdlib", "Dispatch", "Distributed", "Foundation", "FoundationEssentials",
        "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Observation", "RegexBuilder",
        "Synchronization", "Testing", "XCTest",
    ]

    /// Another rule reports what brings something that a target must not use.
    private func isAllowed(_ product: String, for number: Int) -> Bool {
        layered.package.targets[number].brought.allSatisfy { name, bringer in
            bringer != product || layered.numbers[name].map { layered.allows(number, toUse: $0) } ?? true
        }
    }

    /// Libraries of which a target imports no module. The headers of one are not known, so nothing is said of C.
    func unusedLibraries(of number: Int, importing imported: Set<String>) -> [Finding] {
        let target = layered.package.targets[number]
        guard !target.isInC else { return [] }
        return target.products.filter { isAllowed($0, for: number) }.compactMap { name in
            let libraries = layered.package.libraries.filter { $0.name == name }
            let modules = Set(libraries.flatMap(\.modules))
            guard libraries.allSatisfy(\.isKnown), !modules.isEmpty, !imported.contains(name),
                modules.isDisjoint(with: imported)
            else { return nil }
            return finding(
                .unusedDependency, from: number, to: name,
                "\(target.name) depends on \(name) but imports none of its modules",
                fix: "Remove the product \"\(name)\" from the dependencies of \(target.name).")
        }
    }
}
