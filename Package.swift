// swift-tools-version: 6.2
import PackageDescription

/// Every feature: a folder in `Features`, a target of the same name, and beside it its tests and its previews.
let features = [
    "Appointments", "Catalog", "Errors", "History", "Home", "Music", "Offers", "Onboarding", "Orders", "Patients",
    "Profile", "Settings", "SignIn", "Staff", "Sync",
]

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]
let mainActor: [SwiftSetting] = strict + [.defaultIsolation(MainActor.self)]

func module(
    _ name: String, _ path: String, _ uses: [String] = [], excluding: [String] = [], settings: [SwiftSetting] = strict
) -> Target {
    .target(
        name: name, dependencies: uses.map { .byName(name: $0) }, path: path, exclude: excluding,
        swiftSettings: settings)
}

func tests(
    _ module: String, _ uses: [String] = [], excluding: [String] = [], settings: [SwiftSetting] = strict
) -> Target {
    let dependencies = ([module, "Support"] + uses).map { Target.Dependency.byName(name: $0) }
    return .testTarget(
        name: "\(module)Tests", dependencies: dependencies, path: "Tests/\(module)Tests", exclude: excluding,
        swiftSettings: settings)
}

/// The tests of a kit, which need nothing of the app's.
func tests(kit: String, _ uses: [String] = []) -> Target { tests(kit, of: [kit] + uses) }

func tests(_ name: String, of uses: [String]) -> Target {
    .testTarget(
        name: "\(name)Tests", dependencies: uses.map { .byName(name: $0) }, path: "Tests/\(name)Tests",
        swiftSettings: strict)
}

func program(_ name: String, _ path: String, _ uses: [String], settings: [SwiftSetting] = strict) -> Target {
    .executableTarget(
        name: name, dependencies: uses.map { .byName(name: $0) }, path: path, swiftSettings: settings)
}

/// Every screen of a module in every state, on fakes: for its tests, and for what shows screens without the app.
func previews(_ of: String, as name: String) -> Target {
    let uses = Set([of, "Domain", "DesignSystem", "Support"]).sorted()
    return module(name, "Tests/\(of)Previews", uses, settings: mainActor)
}
func previews(_ of: String) -> Target { previews(of, as: "\(of)Previews") }

/// A target without code, before which the layers are checked: whatever depends on no other target depends on it, and
/// waits. See docs/layering.md.
let gate = "CheckedLayers"

/// The dependencies of the app besides the features.
let appParts = ["Domain", "DesignSystem", "Data", "DataSync", "Navigation", "TextShell"]

/// The dependencies of a walk through the whole app.
let exploredParts = appParts + ["Exploring"]

/// The dependencies of the tests of Data and of DataSync.
let dataParts = ["DataSupport", "Domain", "writing-workstation"]

/// The targets to build alone, or nil for all.
let only = Context.environment["CLINIC_ONLY"].map { Set($0.split(separator: " ").map(String.init)) }

let targets: [Target] =
    [
        .target(name: gate, path: "Layering/CheckedLayers", swiftSettings: strict, plugins: ["LayeringGate"]),
        module("Channels", "Kits/Channels", [gate]),
        module("HeadlessUI", "Kits/HeadlessUI", [gate]),
        module("Navigation", "Kits/Navigation", [gate]),
        module("Domain", "Domain", ["Channels", "CUTF8Proc"]),
        module("DesignSystem", "DesignSystem", ["Domain", "HeadlessUI"]),
        module("TextShell", "Kits/TextShell", ["HeadlessUI"]),
        module("Exploring", "Kits/Exploring", ["HeadlessUI", "Navigation", "TextShell"]),
        module("Data", "Data/Store", ["Domain", "CSQLite", "CSodium"]),
        module("DataSync", "Data/Sync", ["Data", "Domain"]),
        module("App", "App/Composition", appParts + features, settings: mainActor),
        program("clinic", "App/Executable", ["App", "TextShell"]),
        .systemLibrary(
            name: "CUTF8Proc", path: "Kits/CUTF8Proc", providers: [.apt(["libutf8proc-dev"])]),
        .systemLibrary(
            name: "CSQLite", path: "Data/CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .systemLibrary(
            name: "CSodium", path: "Data/CSodium", pkgConfig: "libsodium", providers: [.apt(["libsodium-dev"])]),
        module("FeatureTesting", "Kits/FeatureTesting", ["HeadlessUI", "TextShell"]),
        module(
            "Support", "Tests/Support", ["Domain", "DesignSystem", "FeatureTesting", "Navigation", "TextShell"],
            excluding: ["Executables"]),
        tests(kit: "Channels"),
        tests("Domain"),
        previews("DesignSystem"),
        tests("HeadlessUI", excluding: ["Goldens"]),
        tests(kit: "FeatureTesting", ["HeadlessUI"]),
        tests("DesignSystem", ["Domain", "DesignSystemPreviews", "TextShell"], excluding: ["Goldens"]),
        tests("Navigation"),
        tests("TextShell", ["HeadlessUI", "Navigation"]),
        tests(kit: "Exploring", ["HeadlessUI", "Navigation", "TextShell"]),
        program("writing-workstation", "Tests/Support/Executables/WritingWorkstation", ["Data", "DataSync", "Domain"]),
        module("DataSupport", "Tests/DataSupport", ["CSQLite", "Data", "Domain", "Support"]),
        tests("Data", dataParts + ["CSQLite"], excluding: ["Fixtures"]),
        module("FaultyNetwork", "Tests/FaultyNetwork", ["DataSync", "Domain"]),
        tests("DataSync", dataParts + ["Data", "FaultyNetwork"], excluding: ["Fixtures"]),
        tests("App", exploredParts + ["Onboarding"], excluding: ["Explored/Graph", "Fixtures"], settings: mainActor),
        .testTarget(
            name: "Journeys",
            dependencies: ["App", "Data", "DesignSystem", "TextShell", "Support", "CSQLite", "clinic"],
            path: "Tests/Journeys", exclude: ["Scripts"], swiftSettings: mainActor),
        tests("House", of: ["Support"]),
        module("LayeringEngine", "Layering/Engine"),
        program("layering-gate", "Layering/Gate", ["LayeringEngine"]),
        .plugin(
            name: "LayeringGate", capability: .buildTool(), dependencies: ["layering-gate"], path: "Layering/Plugin"),
        module("LayeringCommands", "Layering/Commands", ["LayeringEngine", gate]),
        program("layering", "Layering/Tool", ["LayeringCommands"]),
        .testTarget(
            name: "LayeringTests", dependencies: ["LayeringEngine", "LayeringCommands"], path: "Tests/LayeringTests",
            swiftSettings: strict),
        module("Mutation", "Tests/Support/Executables/Mutation", ["LayeringEngine", gate]),
        .testTarget(
            name: "MutationTests", dependencies: ["Mutation"], path: "Tests/MutationTests", swiftSettings: strict),
    ]
    + features.map { module($0, "Features/\($0)", ["Domain", "DesignSystem"], settings: mainActor) }
    + features.map(previews)
    + features.map {
        tests($0, ["Domain", "DesignSystem", "\($0)Previews"], excluding: ["Goldens"], settings: mainActor)
    }

/// Tools that show screens without the app, explore the app, and run it on a faulty network: only if `CLINIC_ONLY`
/// names them.
let showing: [Target] = [
    // It sees of the app what only tests see, so these sources are part of AppTests where they are not this program.
    program("graph", "Tests/AppTests/Explored", exploredParts + ["App"], settings: mainActor),
    program("faulty-network", "Tests/Support/Executables/FaultyNetwork", ["App", "FaultyNetwork", "TextShell"]),
    .executableTarget(
        name: "gallery",
        dependencies: (["DesignSystem"] + features).map { .byName(name: "\($0)Previews") }
            + ["DesignSystem", "Support", "TextShell"],
        path: "Tests/Support/Executables/Gallery", swiftSettings: mainActor),
]

/// The tests with libvterm, a terminal of other people's: only with `CLINIC_EMULATOR`, or if `CLINIC_ONLY` names them.
let emulator: [Target] = [
    .systemLibrary(name: "CVTerm", path: "Tests/CVTerm"),
    tests("Emulator", of: ["App", "CVTerm", "Data", "HeadlessUI", "TextShell"]),
]

/// The feature that `CLINIC_STAGE` names, alone in the shell: its previews under a name that the executable can import.
let staging: [Target] = (Context.environment["CLINIC_STAGE"].map { [$0] } ?? []).flatMap { feature in
    [
        previews(feature, as: "HostedFeature"),
        program(
            "feature", "Tests/Support/Executables/Feature", ["HostedFeature", "DesignSystem", "Support", "TextShell"],
            settings: mainActor),
    ]
}

/// Benchmarks of the app and its tests: only if the environment has `CLINIC_BENCHMARKS`.
let benchmarks: [Target] = [
    program("big-clinic", "Benchmarks/BigClinic", ["Data", "Domain", "CSQLite"]),
    program("navigation-speed", "Benchmarks/NavigationSpeed", ["Navigation"]),
    program("coordinator-speed", "Benchmarks/CoordinatorSpeed", appParts + ["App"]),
    program("driver-speed", "Benchmarks/DriverSpeed", ["DesignSystem", "Support", "OrdersPreviews"]),
    program("sync-speed", "Benchmarks/SyncSpeed", ["Data", "DataSync", "Domain", "CSQLite"]),
    program("window-speed", "Benchmarks/WindowSpeed", ["HeadlessUI", "TextShell"]),
    program("echo-speed", "Benchmarks/EchoSpeed", []),
    program("palette-speed", "Benchmarks/PaletteSpeed", ["TextShell"]),
    program("commit-speed", "Benchmarks/CommitSpeed", ["Data", "Domain"]),
    program("plant-mutants", "Tests/Support/Executables/PlantMutants", ["Mutation"]),
]

/// The targets to build: all, or those named by `CLINIC_ONLY` in the environment with their dependencies and the gate.
func chosen(of targets: [Target], names: Set<String>) -> [Target] {
    let found = targets.filter { names.contains($0.name) }
    let needed = found.flatMap(\.dependencies).compactMap {
        if case .byNameItem(let name, _) = $0 { name } else { nil }
    }
    return names.isSuperset(of: needed) ? found : chosen(of: targets, names: names.union(needed))
}
let products: [Product] = [
    .executable(name: "clinic", targets: ["clinic"]), .executable(name: "layering", targets: ["layering"]),
]
let all = Context.environment["CLINIC_BENCHMARKS"] == nil ? targets : targets + benchmarks
let named = showing + staging + emulator

let package = Package(
    name: "Clinic",
    platforms: [.macOS(.v26)],
    products: only == nil ? products : [],
    targets: only.map {
        chosen(of: all + named, names: $0.union(["LayeringGate", "layering-gate", "LayeringEngine"]))
    } ?? (Context.environment["CLINIC_EMULATOR"] == nil ? all : all + emulator)
)
