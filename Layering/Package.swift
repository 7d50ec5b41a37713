// swift-tools-version: 6.2
import PackageDescription

/// Layering alone, for packages that want their layers checked: the same sources as in the package around this folder,
/// without anything of the app. See docs/layering.md.
let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

/// The kinds of Linux for which the gate's program and the tool are there: `scripts/release layering` puts them beside
/// this file.
let released: [String] = []

#if os(Linux) && arch(x86_64)
    let isReleased = released.contains("x86_64")
#elseif os(Linux) && arch(arm64)
    let isReleased = released.contains("aarch64")
#else
    let isReleased = false
#endif

let programs: [Target] =
    isReleased
    ? [
        .binaryTarget(name: "LayeringPrograms", path: "layering.artifactbundle"),
        .executableTarget(name: "layering", path: "Launcher", swiftSettings: strict),
    ]
    : [
        .target(name: "LayeringEngine", path: "Engine", swiftSettings: strict),
        .target(name: "LayeringCommands", dependencies: ["LayeringEngine"], path: "Commands", swiftSettings: strict),
        .executableTarget(
            name: "layering", dependencies: ["LayeringCommands"], path: "Tool", swiftSettings: strict),
        .executableTarget(
            name: "layering-gate", dependencies: ["LayeringEngine"], path: "Gate", swiftSettings: strict),
    ]

let package = Package(
    name: "Layering",
    platforms: [.macOS(.v26)],
    products: [
        .plugin(name: "LayeringGate", targets: ["LayeringGate"]),
        .executable(name: "layering", targets: ["layering"]),
    ],
    targets: programs + [
        .plugin(
            name: "LayeringGate", capability: .buildTool(),
            dependencies: [isReleased ? "LayeringPrograms" : "layering-gate"],
            path: "Plugin")
    ]
)
