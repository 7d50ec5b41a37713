// swift-tools-version: 6.2
import PackageDescription

/// Layering alone, for packages that want their layers checked: the same sources as in the package around this folder,
/// without anything of the app. See docs/layering.md.
let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
    name: "Layering",
    platforms: [.macOS(.v26)],
    products: [
        .plugin(name: "LayeringGate", targets: ["LayeringGate"]),
        .executable(name: "layering", targets: ["layering"]),
    ],
    targets: [
        .target(name: "LayeringEngine", path: "Engine", swiftSettings: strict),
        .target(name: "LayeringAudit", dependencies: ["LayeringEngine"], path: "Audit", swiftSettings: strict),
        .executableTarget(
            name: "layering", dependencies: ["LayeringEngine", "LayeringAudit"], path: "Tool", swiftSettings: strict),
        .plugin(name: "LayeringGate", capability: .buildTool(), dependencies: ["layering"], path: "Plugin"),
    ]
)
