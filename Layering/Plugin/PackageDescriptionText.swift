import Foundation
import PackagePlugin

/// The package's declarations for the gate: one fact on each line, with its parts separated by tabs.
struct PackageDescriptionText {
    let text: String
    let sources: [URL]

    /// The targets of the gate's program, which cannot wait for it.
    private static let program: Set = ["LayeringEngine", "layering-gate"]

    /// Describes a package, and those of its repository that it depends on.
    ///
    /// - Parameters:
    ///   - package: the package.
    ///   - repository: where all paths are from.
    ///   - gateFile: gives for a target's name the file that the gate leaves behind when it is attached to that target.
    init(_ package: Package, in repository: Repository, gateFile: (String) -> URL) {
        var (facts, sources) = ([["package", package.displayName]], [URL]())
        for next in [package] + repository.packages(below: package) {
            let (folder, folders) = (
                repository.path(of: next.directoryURL), next.targets.map { $0.directoryURL.path + "/" }
            )
            for target in next.targets {
                facts.append(["target", target.name, Self.kind(of: target), repository.path(of: target.directoryURL)])
                if !folder.isEmpty { facts.append(["of", folder]) }
                facts += target.dependencies.compactMap(Self.fact)
                guard let module = target as? any SourceModuleTarget else { continue }
                if next.id == package.id, !Self.program.contains(target.name), !(target is ClangSourceModuleTarget) {
                    facts.append(["gate", gateFile(target.name).path])
                }
                let files = TargetFiles(of: module, among: folders).all
                facts += files.map { ["source", repository.path(of: $0)] } + Self.headers(of: target, in: repository)
                sources += files
            }
        }
        facts += LibraryFacts.all(of: package)
        text = FactsFile.text(of: facts)
        self.sources = sources
    }

    private static func fact(of dependency: TargetDependency) -> [String]? {
        switch dependency {
        case .target(let target): ["dependency", target.name]
        case .product(let product): ["product", product.name]
        @unknown default: nil
        }
    }

    /// Where a target in C has the headers for others, and where it looks for headers.
    private static func headers(of target: any Target, in repository: Repository) -> [[String]] {
        guard let target = target as? ClangSourceModuleTarget else { return [] }
        let own = [target.publicHeadersDirectoryURL].compactMap(\.self).map { ["headers", repository.path(of: $0)] }
        let folder = repository.path(of: target.directoryURL)
        return own + target.headerSearchPaths.map { ["search", "\(folder)/\($0)"] }
    }

    private static func kind(of target: any Target) -> String {
        guard let module = target as? any SourceModuleTarget else {
            return target is SystemLibraryTarget ? "system" : "other"
        }
        return switch module.kind {
        case .generic: "library"
        case .executable, .snippet: "executable"
        case .test: "test"
        case .macro: "macro"
        @unknown default: "other"
        }
    }
}
