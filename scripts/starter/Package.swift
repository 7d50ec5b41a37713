// swift-tools-version: 6.2
import PackageDescription

/// The settings of every target.
let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    // if swiftui
    // On an iPhone the views are SwiftUI's; everywhere else they are headless.
    .define("SWIFTUI", .when(platforms: [.iOS])),
    // end
]
/// The settings of targets with screens: everything in them is isolated to the main actor.
let mainActor: [SwiftSetting] = strict + [.defaultIsolation(MainActor.self)]

/// A module of the kits.
func kit(_ product: String) -> Target.Dependency { .product(name: product, package: "Kits") }

/// Checks the layers before anything is built: on each target that depends on no other one here.
let gate: Target.PluginUsage = .plugin(name: "LayeringGate", package: "Layering")

let package = Package(
    name: "Starter",
    platforms: [.macOS(.v26), .iOS(.v18)],
    products: [
        // if swiftui
        .library(name: "App", targets: ["App"]),
        // end
        .executable(name: "starter", targets: ["starter"]),
    ],
    dependencies: [.package(path: "@KITS@/Kits"), .package(path: "@KITS@/Layering")],
    targets: [
        .target(
            name: "Domain", dependencies: [kit("Channels")], path: "Domain", swiftSettings: strict, plugins: [gate]),
        .target(
            name: "DesignSystem", dependencies: ["Domain", kit("HeadlessUI")], path: "DesignSystem",
            swiftSettings: mainActor),
        // if sqlite
        .systemLibrary(
            name: "CSQLite", path: "Data/CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .target(name: "Data", dependencies: ["Domain", "CSQLite"], path: "Data/Store", swiftSettings: strict),
        // else
        .target(name: "Data", dependencies: ["Domain"], path: "Data/Store", swiftSettings: strict),
        // end
        .target(
            name: "GiftCards", dependencies: ["Domain", "DesignSystem"], path: "Features/GiftCards",
            swiftSettings: mainActor),
        // if sign-in
        .target(
            name: "Account", dependencies: ["Domain", "DesignSystem"], path: "Features/Account",
            swiftSettings: mainActor),
        // end
        .target(
            name: "App",
            dependencies: [
                "Domain", "DesignSystem", "Data", "GiftCards",
                // if sign-in
                "Account",
                // end
                kit("Navigation"), kit("HeadlessUI"),
            ], path: "App/Composition", swiftSettings: mainActor),
        .executableTarget(
            name: "starter", dependencies: ["App", kit("HeadlessUI")], path: "App/Executable", swiftSettings: strict),
        .target(name: "Support", dependencies: ["Domain"], path: "Tests/Support", swiftSettings: strict),
        .testTarget(name: "DomainTests", dependencies: ["Domain"], path: "Tests/DomainTests", swiftSettings: strict),
        .testTarget(
            name: "DataTests", dependencies: ["Data", "Domain", "Support"], path: "Tests/DataTests",
            swiftSettings: strict),
        .testTarget(
            name: "GiftCardsTests",
            dependencies: ["GiftCards", "Domain", "DesignSystem", "Support", kit("FeatureTesting")],
            path: "Tests/GiftCardsTests", swiftSettings: mainActor),
        .testTarget(
            name: "AppTests", dependencies: ["App", "Data", "Domain", kit("Navigation"), kit("HeadlessUI")],
            path: "Tests/AppTests", swiftSettings: mainActor),
    ]
)
