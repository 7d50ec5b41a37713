import LayeringEngine

/// A package as its sources show it: who imports what, and who uses whom.
struct PackageSketch {
    let package: PackageFacts
    /// By a target's number, the modules from outside the package that its sources import.
    let frameworks: [Set<String>]
    /// By a target's number, the first name in its sources that does I/O.
    let ioNames: [String?]
    /// By a target's number, the targets that it declares or imports.
    let uses: [Set<Int>]
    /// By a target's number, the targets besides tests that use it.
    let users: [Set<Int>]
    /// By the path of a source, the number of its target.
    let owners: [String: Int]

    /// Reads all sources once.
    init(_ package: PackageFacts, _ sources: some Sources) {
        let targets = package.targets
        let numbers = Dictionary(
            targets.enumerated().flatMap { [($1.name, $0), ($1.module, $0)] }, uniquingKeysWith: { first, _ in first })
        let files = targets.enumerated().map { number, target in
            HeaderIndex.resolve(Self.read(target, number, sources), in: package, numbers, sources) { _, _ in false }
        }
        let imports = files.map { Set($0.flatMap(\.imports).filter { !$0.isSelector }.map(\.module)) }
        let uses = targets.indices.map { number in
            Set(imports[number].union(targets[number].dependencies).compactMap { numbers[$0] }).subtracting([number])
        }
        self.package = package
        self.uses = uses
        frameworks = imports.map { $0.filter { numbers[$0] == nil } }
        ioNames = files.map { $0.lazy.flatMap(\.hits).first?.name }
        users = targets.indices.map { number in
            Set(targets.indices.filter { targets[$0].kind != .test && uses[$0].contains(number) })
        }
        owners = Dictionary(
            targets.enumerated().flatMap { number, target in target.sources.map { ($0, number) } },
            uniquingKeysWith: { first, _ in first })
    }

    private static func read(_ target: TargetFacts, _ number: Int, _ sources: some Sources) -> [FileFacts] {
        let (scan, room) = (FileScan([.io]), Disk.Room())
        return target.sources.map { path in
            var facts = FileFacts(path: path, target: number)
            sources.withBytes(of: path, in: room) { scan.scan($0, count: $1, applies: [true], into: &facts) }
            return facts
        }
    }

    /// The framework of screens that a target imports.
    func screens(of number: Int) -> String? {
        ["SwiftUI", "UIKit", "AppKit", "WatchKit"].first(where: frameworks[number].contains)
    }
}
