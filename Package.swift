// swift-tools-version: 6.2
import PackageDescription

/// Every feature: a folder in `Features`, a target of the same name, and a test target beside it.
let features = ["Errors", "Home", "Orders", "Profile", "Settings", "SignIn"]

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]
let mainActor: [SwiftSetting] = strict + [.defaultIsolation(MainActor.self)]

func module(_ name: String, _ path: String, _ uses: [String] = [], settings: [SwiftSetting] = strict) -> Target {
    .target(name: name, dependencies: uses.map { .byName(name: $0) }, path: path, swiftSettings: settings)
}

func tests(
    _ module: String, _ uses: [String] = [], excluding: [String] = [], settings: [SwiftSetting] = strict
) -> Target {
    let dependencies = ([module, "Support"] + uses).map { Target.Dependency.byName(name: $0) }
    return .testTarget(
        name: "\(module)Tests", dependencies: dependencies, path: "Tests/\(module)Tests", exclude: excluding,
        swiftSettings: settings)
}

/// Checks the layers before anything is built: on every target that depends on no other. See docs/layering.md.
let gate: [Target.PluginUsage] = ["LayeringGate"]

let package = Package(
    name: "Clinic",
    platforms: [.macOS(.v26)],
    products: [
        .executable(name: "clinic", targets: ["clinic"]), .executable(name: "layering", targets: ["layering"]),
    ],
    targets: [
        .target(name: "Domain", path: "Domain", swiftSettings: strict, plugins: gate),
        module("DesignSystem", "DesignSystem", ["Domain"]),
        module("Navigation", "App/Navigation", ["DesignSystem"]),
        module("TextShell", "App/TextShell", ["DesignSystem", "Navigation"]),
        module("Data", "Data/Store", ["Domain", "CSQLite", "CSodium"]),
        module(
            "App", "App/Composition", ["Domain", "DesignSystem", "Data", "Navigation", "TextShell"] + features,
            settings: mainActor),
        .executableTarget(
            name: "clinic", dependencies: ["App", "TextShell"], path: "App/Executable", swiftSettings: strict),
        .systemLibrary(
            name: "CSQLite", path: "Data/CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .systemLibrary(
            name: "CSodium", path: "Data/CSodium", pkgConfig: "libsodium", providers: [.apt(["libsodium-dev"])]),
        module("Support", "Tests/Support", ["Domain", "DesignSystem", "Navigation", "TextShell"]),
        tests("Domain"),
        tests("DesignSystem", ["Domain"], excluding: ["Goldens"]),
        .testTarget(
            name: "NavigationTests", dependencies: ["Navigation", "DesignSystem"], path: "Tests/NavigationTests",
            swiftSettings: strict),
        tests("TextShell", ["DesignSystem", "Navigation"]),
        tests("Data", ["Domain", "CSQLite"], excluding: ["Fixtures"]),
        tests("App", ["Domain", "DesignSystem", "Data", "Navigation", "TextShell"], settings: mainActor),
        .testTarget(
            name: "Journeys",
            dependencies: ["App", "Data", "DesignSystem", "TextShell", "CSQLite", "clinic"],
            path: "Tests/Journeys", swiftSettings: mainActor),
        .testTarget(name: "HouseTests", path: "Tests/HouseTests", swiftSettings: strict, plugins: gate),
        module("LayeringEngine", "Layering/Engine"),
        .executableTarget(
            name: "layering", dependencies: ["LayeringEngine"], path: "Layering/Tool", swiftSettings: strict),
        .plugin(
            name: "LayeringGate", capability: .buildTool(), dependencies: ["layering"], path: "Layering/Plugin"),
        .testTarget(
            name: "LayeringTests", dependencies: ["LayeringEngine", "layering"], path: "Tests/LayeringTests",
            swiftSettings: strict, plugins: gate),
    ]
        + features.map { module($0, "Features/\($0)", ["Domain", "DesignSystem"], settings: mainActor) }
        + features.map { tests($0, ["Domain", "DesignSystem"], excluding: ["Goldens"], settings: mainActor) }
)
