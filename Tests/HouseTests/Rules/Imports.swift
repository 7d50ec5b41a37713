/// What one part of the house may import.
struct Layer: Sendable {
    let path: String
    let allowed: Set<String>

    /// The parts of the house, as the design's table of modules has them. App may import everything, so it is not here.
    ///
    /// The toolchain's own modules are listed where a layer's work needs them: Data and TextShell speak with the system,
    /// Navigation takes links apart with Foundation's value types, and Domain's live reads guard their readers with a
    /// `Mutex`: a primitive of concurrency is no I/O.
    static func all(features: [String]) -> [Layer] {
        [
            Layer(path: "Domain", allowed: ["Foundation", "Synchronization"]),
            Layer(path: "DesignSystem", allowed: ["Domain", "Foundation", "Observation"]),
            Layer(path: "App/Navigation", allowed: ["DesignSystem", "Foundation", "Observation"]),
            Layer(path: "App/TextShell", allowed: system.union(["DesignSystem", "Navigation", "Observation"])),
            Layer(path: "Data/Store", allowed: system.union(["Domain", "CSQLite", "CSodium"])),
        ]
            + features.map { Layer(path: "Features/\($0)", allowed: view) }
            + features.map { Layer(path: "Tests/\($0)Tests", allowed: view.union([$0, "Support", "Testing"])) }
    }

    private static let view: Set = ["Domain", "DesignSystem", "Foundation", "Observation"]
    private static let system: Set = ["Foundation", "Synchronization", "Dispatch", "Glibc", "Musl", "Darwin"]
}

extension Repository {
    /// The features: the folders of `Features`.
    var features: [String] {
        let names = swift.filter { $0.isIn(["Features"]) }.compactMap {
            $0.path.split(separator: "/").dropFirst().first
        }
        return Set(names.map(String.init)).sorted()
    }
}

extension Rule {
    // holds: layer-dependency-rule, di-protocol-abstraction
    /// Each layer imports what the design allows it, and nothing else.
    static let imports = Rule(
        name: "Each layer imports only what the design allows",
        bad: [
            ["Features/Orders/A.swift": "@testable import struct Data.Store\n"],
            ["Domain/A.swift": "let x = 1; package import Observation"],
        ],
        good: ["Features/Orders/A.swift": "import Domain // import Data\n", "App/Composition/A.swift": "import Data\n"]
    ) { repository in
        Layer.all(features: repository.features).flatMap { layer in
            repository.swift.filter { $0.isIn([layer.path]) }.flatMap { file in
                file.imports.filter { !layer.allowed.contains($0.module) }.map { module, line in
                    Finding(
                        path: file.path, line: line, problem: "\(layer.path) must not import \(module)",
                        remedy:
                            "depend on a protocol in Domain; allowed: \(layer.allowed.sorted().joined(separator: ", "))"
                    )
                }
            }
        }
    }

    // holds: nav-no-navigationlink
    /// A feature can be built, tested and removed without looking at its neighbours.
    static let noFeatureNamesAnother = Rule(
        name: "No feature names another, App or Data",
        bad: [["Features/Home/A.swift": "let x = Orders::OrderList()\n", "Features/Orders/B.swift": "let y = 1"]],
        good: ["Features/Home/A.swift": "let x = \"Orders::OrderList\"\n", "Features/Orders/B.swift": "let y = 1"]
    ) { repository in
        repository.swift.filter { $0.isIn(["Features"]) }.flatMap { file in
            let others = repository.features.filter { !file.isIn(["Features/\($0)"]) } + ["App", "Data", "Navigation"]
            return file.code.enumerated().flatMap { index, line in
                others.filter { line.containsWord("\($0)::") }.map {
                    Finding(
                        path: file.path, line: index + 1, problem: "names the module \($0)",
                        remedy: "ask the coordinator's Domain protocol for what the user wants")
                }
            }
        }
    }
}
