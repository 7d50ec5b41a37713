/// Where each kind of type is at home.
struct Home: Sendable {
    /// The ending of its types' names.
    let ending: String
    /// The words that declare them.
    var kinds: Set<String> = ["struct", "class", "actor", "enum", "protocol"]
    /// Where they are.
    let places: [String]

    // holds: di-container-composition
    static let all: [Home] = [
        Home(ending: "RouteShell", places: ["App/Composition"]),
        Home(ending: "Route", places: ["App/Composition", "Kits", "Tests"]),
        Home(ending: "Container", places: ["App/Composition/Container"]),
    ]
}

extension Rule {
    /// Routes and what makes live objects are where the design says.
    static let homes = Rule(
        name: "Routes, route shells and containers are where the design has them",
        bad: [
            ["Features/A/A.swift": "enum ARoute {\n}\n"], ["Data/A.swift": "final class AContainer {\n}\n"],
            ["Domain/A.swift": "struct ARouteShell {\n}\n"],
        ],
        good: [
            "App/Composition/A.swift": "enum ARoute {\n}\n",
            "App/Composition/Container/A.swift": "struct AContainer {\n}\n",
        ]
    ) { repository in
        // The templates' own folders are exempt; what is made from them is checked.
        repository.swift.filter { !$0.isIn(["scripts/template", "scripts/starter"]) }.flatMap { file in
            file.types.compactMap { type in
                let broken = Home.all.first {
                    type.name.hasSuffix($0.ending) && type.name != $0.ending && $0.kinds.contains(type.kind)
                        && !file.isIn($0.places)
                }
                return broken.map {
                    type.finding(
                        "\(type.kind) \(type.name) belongs into \($0.places.joined(separator: ", "))",
                        "move it, or say what it is")
                }
            }
        }
    }

    // holds: di-container-composition, di-protocol-abstraction
    static let composition = Rule(
        name: "Only the launch and the container itself name Data, and only the container makes view models",
        bad: [
            ["App/Composition/Flows/A.swift": "import Data\n"],
            ["App/Composition/Container/DependencyContainer+A.swift": "import DataSync\n"],
            ["App/Composition/Flows/A.swift": "let a = HomeModel(orders: b)\n"],
        ],
        good: [
            "App/Composition/Launch/A.swift": "import Data\n",
            "App/Composition/Container/DependencyContainer.swift": "import Data\n",
            "App/Composition/Container/A.swift": "let a = HomeModel(orders: b)\n",
        ]
    ) { repository in
        repository.swift.filter { $0.isIn(["App"]) }.flatMap { file in
            let isRoot = file.isIn(["App/Composition/Launch", "App/Composition/Container/DependencyContainer.swift"])
            let data = isRoot ? [] : file.imports.filter { ["Data", "DataSync"].contains($0.module) }.map(\.line)
            let made =
                file.isIn(["App/Composition/Container"])
                ? []
                : file.code.indices.filter {
                    file.code[$0].contains(#/\b[A-Z]\w*Model\(/#)
                }.map { $0 + 1 }
            return (data + made).map {
                Finding(path: file.path, line: $0, problem: "makes live objects", remedy: "ask `DependencyContainer`")
            }
        }
    }

    // holds: di-mock-testing
    static let doubles = Rule(
        name: "Every protocol of Domain has a fake or a recorder in Tests/Support",
        bad: [["Domain/A.swift": "package protocol Asking {\n}\n", "Tests/Support/B.swift": "struct B: Other {\n}\n"]],
        good: ["Domain/A.swift": "package protocol Asking {\n}\n", "Tests/Support/B.swift": "struct B: Asking {\n}\n"]
    ) { repository in
        let doubles = repository.types(in: "Tests/Support")
        return repository.types(in: "Domain").filter { wanted in
            wanted.kind == "protocol" && !doubles.contains { $0.conforms(to: wanted.name) }
        }.map { $0.finding("\($0.name) has no double", "add one to Tests/Support") }
    }

    // holds: layer-model-value-types
    static let domainValues = Rule(
        name: "Domain has values; its only classes are those of live reads",
        bad: [
            ["Domain/Orders/A.swift": "package final class A {\n}\n"], ["Domain/A.swift": "struct A: Codable {\n}\n"],
        ],
        good: [
            "Domain/Orders/A.swift": "package struct A: Hashable, Sendable {\n}\n",
            "Domain/Loading/B.swift": "final class B: Sendable {\n}\n",
        ]
    ) { repository in
        repository.types(in: "Domain").filter { type in
            let isLiveRead = type.path.hasPrefix("Domain/Loading/")
            let isNamespace = type.kind == "enum" && !type.lines.contains { $0.text.contains(#/\bcase\b/#) }
            let isSecret = ["Secret", "Credentials"].contains(type.name)
            return switch type.kind {
            case "class", "actor": !isLiveRead
            case "protocol": false
            default: !isLiveRead && !isNamespace && !isSecret && !type.conforms(to: "Hashable", "Equatable", "Error")
            }
        }.map { $0.finding("\($0.name) is no comparable value", "make it a `Hashable`, `Sendable` struct") }
    }

    // holds: nav-routes-enum, arch-route-enum, arch-destination-registration, anti-scattered-destinations
    static let routes = Rule(
        name: "Every route is a hashable enum without view models, mapped to views in exactly one place",
        bad: [
            ["App/Composition/A.swift": "struct ARoute: FlowRoute {\n}\nfunc view(for route: ARoute) {}\n"],
            ["App/Composition/A.swift": "enum ARoute: FlowRoute {\n}\n"],
            [
                "App/Composition/A.swift":
                    "enum ARoute: FlowRoute {\n    case b(BModel)\n}\nfunc view(for route: ARoute) {}\n"
            ],
        ],
        good: [
            "App/Composition/A.swift": "enum ARoute: FlowRoute {\n    case b(Int)\n}\nfunc view(for route: ARoute) {}\n"
        ]
    ) { repository in
        let code = repository.swift.filter { $0.isIn(["App", "Features"]) }.flatMap(\.code)
        return repository.types(in: "App/Composition").filter { $0.name.hasSuffix("Route") && $0.kind != "protocol" }
            .flatMap { route in
                let maps = code.filter { $0.containsWord("view(for route: \(route.name)") }.count
                let isEnum = route.kind == "enum" && route.conforms(to: "FlowRoute", "LinkedRoute", "SavedRoute")
                let objects = route.lines.filter { $0.text.contains(#/case .*(?:Model|Coordinator)\b/#) }
                let isWhole = route.name == "AppRoute"
                return (isEnum ? [] : [route.finding("\(route.name) is no hashable enum", "make it one")])
                    + (isWhole || maps == 1
                        ? [] : [route.finding("\(maps) places map \(route.name)", "one route shell")])
                    + objects.map { route.finding("carries an object", "carry an id", at: $0.number) }
            }
    }
}
