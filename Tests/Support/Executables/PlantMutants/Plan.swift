import Foundation
import Mutation

/// The sites to mutate, from the command line.
struct Plan {
    /// The package, the copy that is written to, and the modules as `NAME=FOLDER`.
    let package: URL
    let copy: URL
    let modules: [(name: String, folder: String)]
    let seed: UInt64
    let size: Int
    /// The keys of sites that the compiler refused.
    let refused: Set<String>

    /// A site with its module and path.
    struct Place {
        let module: String
        let path: String
        let site: Site

        /// A unique key of the site.
        var key: String { "\(path):\(site.line):\(site.range.lowerBound):\(site.range.count):\(site.summary)" }

        /// A name that does not change when lines above it do.
        var name: String { "\(path) | \(site.summary) | \(site.code)" }
    }

    /// Writes the copy's sources with mutants in them.
    ///
    /// - Returns: all sites, and the mutants with their places.
    func carryOut() throws -> (all: [Place], mutants: [(Place, Mutant)]) {
        let sources = try modules.flatMap { module in
            try Self.sources(below: module.folder, in: package).map { path in
                let file = SourceFile(try String(contentsOf: package.appending(path: path), encoding: .utf8))
                let sites = file.sites(hasVerbs: module.name == "Navigation")
                return (path, file, sites.map { Place(module: module.name, path: path, site: $0) })
            }
        }
        let places = sources.flatMap { $0.2 }
        let mutants = Sample.choose(from: places.map(\.key), seed: seed, size: size, refused: refused)
            .map { (places[$0.position], Mutant(number: $0.number, site: places[$0.position].site)) }
        for (path, file, _) in sources {
            try write(file.text(with: mutants.filter { $0.0.path == path }.map { $0.1 }), to: path)
        }
        for module in modules {
            let own = mutants.filter { $0.0.module == module.name }.map { $0.1 }
            try write(Switchboard.text(for: own), to: "\(module.folder)/Mutants.swift")
        }
        return (places, mutants)
    }

    /// Writes a file unless it has the text already, so that it is not compiled again.
    private func write(_ text: String, to path: String) throws {
        let file = copy.appending(path: path)
        if let old = try? String(contentsOf: file, encoding: .utf8), old == text { return }
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    private static func sources(below folder: String, in package: URL) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: package.appending(path: folder).path)
            .filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
    }
}
