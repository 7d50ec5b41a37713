@testable import LayeringCommands
@testable import LayeringEngine

/// A package as people write them, for `layering init` to look at.
struct ShapedPackage: Sendable {
    /// A target: its kind, name, dependencies and one source, and the role that it should get.
    typealias Row = (kind: TargetFacts.Kind, name: String, uses: String, source: String, role: Role)

    let name: String
    let rows: [Row]

    var facts: PackageFacts {
        var facts = PackageFacts(name: name)
        facts.targets = rows.map { row in
            var target = TargetFacts(name: row.name, kind: row.kind, path: "Sources/\(row.name)")
            target.dependencies = row.uses.split(separator: " ").map(String.init)
            target.sources = ["Sources/\(row.name)/A.swift"]
            target.isGated = true
            return target
        }
        return facts
    }

    /// Each source imports the dependencies of its target, and then has what its row says.
    var sources: SourcesInMemory {
        SourcesInMemory(
            Dictionary(
                uniqueKeysWithValues: rows.map { row in
                    let imports = row.uses.split(separator: " ").map { "import \($0)\n" }.joined()
                    return ("Sources/\(row.name)/A.swift", imports + row.source)
                }))
    }
}

extension ShapedPackage {
    private static let view = "import SwiftUI\npublic struct A: View {}\n"
    private static let busy =
        "import SwiftUI\nfinal class M: ObservableObject {\n  func f() { Task { try? await g() } }\n}\nlet a = UIApplication.shared\n"
    private static let network = "import Foundation\nlet s = URLSession.shared\nprint(s)\n"

    /// View models that call the network, and screens that push.
    static let screensWithModels = ShapedPackage(
        name: "Bookshelf",
        rows: [
            (.executable, "Bookshelf", "Library Search UI Models", "import SwiftUI\n@main struct B: App {}\n", .app),
            (.library, "Library", "UI Models Networking", busy, .other),
            (.library, "Search", "UI Models", view, .feature),
            (.library, "UI", "Models", view, .design), (.library, "Models", "", "import Foundation\n", .domain),
            (.library, "Networking", "Models", network, .other),
            (.library, "Keychain", "Models", "import Foundation\nfunc f() { SecItemDelete(a) }\n", .data),
            (.test, "LibraryTests", "Library", "import XCTest\n", .test),
        ])

    /// Reducers that are made of one another, and dependencies with live values.
    static let reducers = ShapedPackage(
        name: "Words",
        rows: [
            (
                .library, "AppFeature", "HomeFeature GameFeature", "import ComposableArchitecture\nimport SwiftUI\n",
                .app
            ),
            (
                .library, "HomeFeature", "GameFeature SharedModels", "import ComposableArchitecture\nimport SwiftUI\n",
                .feature
            ),
            (.library, "GameFeature", "SharedModels APIClient", "import ComposableArchitecture\n" + busy, .other),
            (.library, "APIClient", "SharedModels", "import Dependencies\n" + network, .other),
            (.library, "SharedModels", "", "import Foundation\n", .domain),
            (
                .test, "GameFeatureTests", "GameFeature",
                "import ComposableArchitecture\n@testable import SharedModels\n", .test
            ),
        ])

    /// Libraries that stand beside one another, and a program of commands.
    static let libraries = ShapedPackage(
        name: "Kit",
        rows: [
            (.library, "Kit", "KitCore", "import Foundation\nlet f = FileManager.default\n", .other),
            (.library, "KitCore", "", "import Foundation\nprint(1)\nlet x = try? await f()\n", .other),
            (.library, "KitExtras", "Kit", "import SwiftUI\n", .other),
            (.library, "Tests", "Kit", "import XCTest\n", .other),
            (.executable, "kit", "KitExtras", "print(CommandLine.arguments)\n", .other),
            (.test, "KitTests", "Kit Tests", "import Testing\n", .test),
            (.macro, "KitMacros", "", "import SwiftSyntax\n", .other),
        ])

    /// A server with routes, in the names that its template gives.
    static let server = ShapedPackage(
        name: "server",
        rows: [
            (.executable, "Run", "App", "import Vapor\ntry await App.run()\n", .other),
            (
                .library, "App", "Domain Data", "import Vapor\nlet a = try? await b()\nlet c = Environment.shared\n",
                .other
            ),
            (.library, "Domain", "", "import Fluent\nprotocol UserRepository {}\nstruct LoadUseCase {}\n", .other),
            (.library, "Data", "Domain", network + "struct UserRoute {}\n", .other),
            (.test, "AppTests", "App", "import XCTVapor\n", .test),
        ])

    /// Everything in its place.
    static let tidy = ShapedPackage(
        name: "Garden",
        rows: [
            (.executable, "Garden", "Beds Tools Store Style Plants", "import SwiftUI\n", .app),
            (.library, "Beds", "Style Plants", view, .feature), (.library, "Tools", "Style Plants", view, .feature),
            (.library, "Style", "", view, .design), (.library, "Plants", "", "import Foundation\n", .domain),
            (.library, "Store", "Plants", "import Foundation\nlet f = FileManager()\n", .data),
            (.plugin, "Lint", "", "", .other),
        ])

    static let all = [screensWithModels, reducers, libraries, server, tidy]
}
