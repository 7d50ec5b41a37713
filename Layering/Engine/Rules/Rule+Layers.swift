/// The rules about dependencies.
extension Rule {
    /// About dependencies between layers.
    package static let layerDependency = Rule(
        "layer-dependency", "A target uses only the layers that its own may use.",
        reason: "A layer that reaches around another cannot be built, tested or replaced without it.",
        fix: "Declare a protocol for it, here or in a layer that may be used, and let App pass what implements it.",
        bad: [
            Example("Features/Orders", "import Data\n", at: "1:8"),
            Example("Domain", "#if os(Windows)\n  @testable import struct Data.Store\n#endif", at: "2:27"),
            Example("Data", "let x = 1; @_exported import /* x */ DesignSystem", at: "1:38"),
            Example("DesignSystem", "let x = Data::Store()", at: "1:9"),
            Example([:], dependencies: ["Domain": ["Data"]], at: "Package.swift:1:1"),
            Example("Tests/OrdersTests", "@testable import App", at: "1:18"),
        ],
        good: [
            Example("Features/Orders", "import Domain // import Data\nlet x = \"import Data\""),
            Example("App", "import Data"), Example("Tests/OrdersTests", "@testable import Orders\nimport Domain"),
        ])

    /// About dependencies between features.
    package static let featureIndependence = Rule(
        "feature-independence", "A feature uses no other feature.",
        reason: "A feature can be built, tested and removed without looking at its neighbours.",
        fix: "Ask the coordinator's protocol in Domain for what the user wants.",
        bad: [
            Example("Features/Orders", "import Home", at: "1:8"),
            Example([:], dependencies: ["Home": ["Orders"]], at: "Package.swift:4:1"),
        ],
        good: [Example("Features/Orders", "import Orders\nimport DesignSystem"), Example("App", "import Home")])

    /// About modules from outside the package.
    package static let framework = Rule(
        "framework", "A layer imports only the outside modules that are listed for it.",
        reason: "What a layer may do shows in what it can import.",
        fix: "Put what needs it into a layer that may import it, behind a protocol of Domain.",
        bad: [
            Example("Domain", "import SwiftUI", at: "1:8"),
            Example("Data", "public import struct\n  Combine.AnyPublisher", at: "2:3"),
        ],
        good: [
            Example("Domain", "import Foundation\nimport struct Foundation.Date"), Example("App", "import Anything"),
        ])

    /// About dependencies that the manifest lacks.
    package static let undeclaredDependency = Rule(
        "undeclared-dependency", "A target declares what it imports.",
        reason: "An import that another target's dependency happens to satisfy breaks in somebody else's clean build.",
        fix: "Add the module to the target's dependencies in Package.swift.",
        bad: [
            Example(
                ["Features/Home/A.swift": "import Domain"], dependencies: ["Home": ["DesignSystem"]],
                at: "Features/Home/A.swift:1:8")
        ],
        good: [Example("Features/Home", "import Domain")])

    /// About dependencies that no source needs.
    package static let unusedDependency = Rule(
        "unused-dependency", "A target imports what it declares.",
        reason: "A dependency that nothing uses is built for nothing and hides what the target needs.",
        fix: "Remove it from the target's dependencies in Package.swift.",
        bad: [
            Example(["Data/A.swift": "let x = 1"], dependencies: bare(except: "Data"), at: "Package.swift:3:1")
        ],
        good: [Example(["Data/A.swift": "import Domain"], dependencies: bare(except: "Data"))])

    /// The sample without any dependencies but those of one target.
    private static func bare(except name: String) -> [String: [String]] {
        let others = ["DesignSystem", "Data", "Home", "Orders", "App", "OrdersTests"].filter { $0 != name }
        return Dictionary(uniqueKeysWithValues: others.map { ($0, []) })
    }

    static let unclaimedTarget = Rule(
        "unclaimed-target", "Every target is in a layer.",
        reason: "No rule holds for a target that no layer claims.",
        fix: "Add the target to a layer.",
        bad: [Example([:], dependencies: ["Billing": ["Domain"]], at: "Package.swift:8:1")],
        good: [Example([:])])

    static let missingGate = Rule(
        "missing-gate", "The gate is on every target that depends on no other.",
        reason: "Without it, the target may be built before the check has passed.",
        fix: "Attach the plugin LayeringGate to the target.",
        bad: [Example([:], dependencies: ["Billing": []], at: "Package.swift:8:1")],
        good: [Example([:], dependencies: ["Billing": ["Domain"]])])
}
