// swift-tools-version: 6.2
import PackageDescription

/// The kits for any headless app: the same sources as in the package around this folder, without the app. See
/// docs/kits.md.
let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
    name: "Kits",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "Channels", targets: ["Channels"]),
        .library(name: "Navigation", targets: ["Navigation"]),
        .library(name: "HeadlessUI", targets: ["HeadlessUI", "TextShell"]),
        .library(name: "FeatureTesting", targets: ["FeatureTesting"]),
        .library(name: "Exploring", targets: ["Exploring"]),
    ],
    targets: [
        .target(name: "Channels", path: "Channels", swiftSettings: strict),
        .target(name: "Navigation", path: "Navigation", swiftSettings: strict),
        .target(name: "HeadlessUI", path: "HeadlessUI", swiftSettings: strict),
        .target(name: "TextShell", dependencies: ["HeadlessUI"], path: "TextShell", swiftSettings: strict),
        .target(
            name: "FeatureTesting", dependencies: ["HeadlessUI", "TextShell"], path: "FeatureTesting",
            swiftSettings: strict),
        .target(
            name: "Exploring", dependencies: ["HeadlessUI", "Navigation", "TextShell"], path: "Exploring",
            swiftSettings: strict),
    ]
)
