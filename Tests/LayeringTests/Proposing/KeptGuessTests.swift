import Testing

@testable import LayeringCommands
@testable import LayeringEngine

/// A role that most sources of a target keep stays, and what the others break is for the baseline.
@Suite struct KeptGuessTests {
    private static let view = "import SwiftUI\nimport Core\nstruct A: View {}\n"
    private static let model = "import Core\nfinal class M: ObservableObject { func f() { Task { await g() } } }\n"
    private static let files = [
        "Sources/Shop/App.swift": "import SwiftUI\nimport Feed\nimport Profile\nimport Core\n",
        "Features/Feed/View.swift": view, "Features/Feed/Row.swift": view, "Features/Feed/Model.swift": model,
        "Features/Profile/View.swift": view, "Features/Profile/Model.swift": model,
        "Features/Search/Model.swift": "import SwiftUI\n" + model, "Features/Search/View.swift": view,
        "Features/Search/List.swift": view + "let a = B.shared\n",
        "Sources/Core/Place.swift": "enum A { case b }\n", "Sources/Core/Store.swift": "let a = Cache.shared\n",
    ]

    private static var package: PackageFacts {
        var facts = PackageFacts(name: "Shop")
        let targets: [(String, TargetFacts.Kind, String, [String])] = [
            ("Shop", .executable, "Sources/Shop", ["Feed", "Profile", "Core"]),
            ("Feed", .library, "Features/Feed", ["Core"]), ("Profile", .library, "Features/Profile", ["Core"]),
            ("Search", .library, "Features/Search", ["Core"]), ("Core", .library, "Sources/Core", []),
        ]
        facts.targets = targets.map { name, kind, path, uses in
            var target = TargetFacts(name: name, kind: kind, path: path)
            target.dependencies = uses
            target.sources = files.keys.filter { $0.hasPrefix(path + "/") }.sorted()
            target.isGated = true
            return target
        }
        return facts
    }

    private let proposal = Proposal(Self.package, SourcesInMemory(Self.files))

    @Test func `the screen says the role, the reason and the breaks`() {
        #expect(
            proposal.account == """
                  app        Shop: nothing uses it, and it uses targets with screens
                  feature    Feed, Profile: in the folder Features; the baseline has feature-task 1, observable-object 1
                  other      Search: could be feature, but breaks feature-task 1, observable-object 1, shared-instance 1
                  domain     Core: imports Foundation at most, and 4 targets use it; the baseline has shared-instance 1

                """)
    }

    @Test func `the baseline has the breaks, and nothing new may be added`() {
        let text = proposal.written
        #expect(text.contains("    shared-instance Sources/Core/Store.swift shared 1\n"), "\(text)")
        let (configuration, wrong) = Configuration.read(text, path: "layering.config")
        #expect(wrong == [])
        let check = Check(Self.package, configuration)
        let now = check.findings(today: "2026-01-01", expired: .error, sources: SourcesInMemory(Self.files))
        #expect(now.map(\.description) == [], "\(text)")
        var later = Self.files
        later["Features/Feed/Row.swift", default: ""] += "let a = NavigationStack { B() }\n"
        let found = check.findings(today: "2026-01-01", expired: .error, sources: SourcesInMemory(later))
        #expect(found.map(\.rule) == ["navigation-ownership"])
    }
}
