// swift-tools-version: 6.2
import PackageDescription

/// The kits alone, for packages that want what knows no clinic: the same sources as in the package around this folder.
let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
    name: "Kits",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [.library(name: "Navigation", targets: ["Navigation"])],
    targets: [.target(name: "Navigation", path: "Navigation", swiftSettings: strict)]
)
