import Foundation
import Testing

@testable import LayeringCommands
@testable import LayeringEngine

/// A gate that hangs on a condition is found in the manifest's text, at its place.
@Suite struct GateConditionTests {
    private static let gate = ".plugin(name: \"LayeringGate\", package: \"Layering\")"

    @Test(arguments: [
        "Foundation.ProcessInfo.processInfo.environment[\"X\"] == nil", "NSHomeDirectory() == \"/\"",
        "(try? String(contentsOfFile: \"x\", encoding: .utf8)) == nil", "access(\"x\", F_OK) == 0",
        "Date() < Date.distantFuture", "Date.now < limit", "Bool.random()", "#filePath.hasPrefix(\"/home\")",
        "(try? Data(contentsOf: url)) == nil", "[true, false].shuffled()[0]", "time(nil) > 0", "environ[0] == nil",
    ])
    func `what is not the same everywhere, or not always, can take away the gate`(condition: String) {
        let direct = Manifest("let t = .target(plugins: \(condition) ? [\(Self.gate)] : [])").gateConditions
        let named = Manifest("let on = \(condition)\nlet t = .target(plugins: on ? [\(Self.gate)] : [])").gateConditions
        #expect(direct.map(\.line) == [1] && named.map(\.line) == [2])
    }

    @Test(arguments: [
        "gated: Bool) -> Target {\n    .target(name: \"A\", plugins: gated ? [GATE] : [])",
        "gated isOn: Bool) -> Target {\n    .target(name: \"A\", plugins: isOn ? [GATE] : [])",
    ])
    func `a parameter changes with what is passed for it`(function: String) {
        let text = "func module(\(function.replacing("GATE", with: Self.gate))\n}\nlet t = module(gated: "
        #expect(Manifest("\(text)Context.environment[\"X\"] == nil)").gateConditions.map(\.line) == [2])
        #expect(Manifest("let x = Context.environment[\"X\"]\n\(text)true)").gateConditions.isEmpty)
    }

    @Test(arguments: [
        ("let t = Target.target(name: \"A\", plugins: Context.environment[\"X\"] == nil ? [GATE] : [])", [1]),
        (
            "let strict = Context.environment[\"X\"] == nil\nlet t = .target(name: \"A\", plugins: strict ? [GATE] : [])",
            [2]
        ),
        (
            "let gate: [Target.PluginUsage] =\n    getenv(\"X\") == nil\n    ? [GATE] : []\nlet t = .target(plugins: gate)",
            [3]
        ),
        ("let gate = if Context.environment[\"X\"] == nil { [GATE] } else { [] }", [1]),
        (
            "var gate = [GATE]\nif Context.environment[\"X\"] != nil {\n    gate = []\n}\nlet t = .target(plugins: gate)",
            [3]
        ),
        (
            "var on = true\nif ProcessInfo.processInfo.environment[\"X\"] != nil { on = false }\nlet g = on ? [GATE] : []",
            [3]
        ),
        (
            "func gates() -> [Target.PluginUsage] {\n    guard Context.environment[\"X\"] == nil else { return [] }\n    return [GATE]\n}",
            [3]
        ),
        ("let gates = [GATE].filter { _ in Context.gitInformation != nil }", [1]),
        (
            "let gate = GATE\nfor t in package.targets where Context.environment[\"X\"] != nil {\n    t.plugins = nil\n}",
            [3]
        ),
        ("if FileManager.default.fileExists(atPath: \"x\") {\n    package.targets[0].plugins?.removeAll()\n}", [2]),
        ("switch Context.environment[\"X\"] {\ncase nil: targets[0].plugins = [GATE]\ndefault: break\n}", [2]),
        ("#if os(Linux)\nlet gate = [GATE]\n#else\nlet gate: [Target.PluginUsage] = []\n#endif", [2]),
        ("let t = .target(name: \"A\", plugins: [\n    #if !CI\n    GATE\n    #endif\n])", [3]),
        ("#if CI\nlet on = false\n#else\nlet on = true\n#endif\nlet t = .target(plugins: on ? [GATE] : [])", [6]),
        (
            "enum Flags { static let ci = Context.environment[\"CI\"] != nil }\nlet t = .target(plugins: Flags.ci ? [] : [GATE])",
            [2]
        ),
        (
            "extension Target.PluginUsage {\n    static let gate: Self = GATE\n}\nlet on = Context.environment[\"CI\"] == nil\nlet t = .target(plugins: on ? [.gate] : [])",
            [5]
        ),
        (
            "extension Array {\n    func `if`(_ on: Bool) -> Self { on ? self : [] }\n}\nlet on = getenv(\"X\") == nil\nlet t = .target(plugins: [GATE].if(on))",
            [5]
        ),
    ])
    func `a gate that something else can take away is found`(text: String, lines: [Int]) {
        let found = Manifest(text.replacing("GATE", with: Self.gate)).gateConditions
        #expect(found.map(\.line) == lines)
    }

    @Test(arguments: [
        "let t = .target(name: \"A\", plugins: [GATE])",
        "let gate = GATE\nlet t = .target(name: \"A\", plugins: [gate])",
        "func module(_ uses: [String]) -> Target {\n    .target(plugins: uses.isEmpty ? [GATE] : [])\n}",
        "func module(_ uses: [String]) -> Target {\n    if uses.isEmpty { return .target(plugins: [GATE]) }\n    return .target()\n}",
        "let gate = GATE\nlet all = [Target.target(plugins: [gate])]\nlet more = Context.environment[\"X\"] == nil ? all : []",
        "let gate = GATE\nif Context.environment[\"X\"] != nil {\n    targets.append(.target(name: \"A\", plugins: [gate]))\n}",
        "let gate = GATE\n#if os(Linux)\ntargets.append(.target(name: \"A\", plugins: [gate]))\n#endif",
        "let name = Context.environment[\"X\"] ?? \"A\"\nlet t = .target(name: name, plugins: [GATE])",
        "let gate = GATE\nfunc make(_ name: String, _ g: [G]) -> Target { .target(name: name, plugins: g) }\nlet all = Context.environment[\"X\"] == nil ? [make(\"A\", [gate])] : []",
        "// Context\npackage.targets.forEach { $0.plugins = [GATE] }\npackage.dependencies.append(dependency(Context.packageDirectory))",
        ".plugin(name: \"LayeringGate\", capability: .buildTool(), path: Context.environment[\"X\"]!)",
        "let package = Package(name: Context.environment[\"X\"]!, targets: [.target(name: \"A\", plugins: [GATE])])",
        "let s: [SwiftSetting] = Context.environment[\"X\"] == nil ? [] : [.define(\"X\")]\nlet t = .target(swiftSettings: s, plugins: [GATE])",
        "enum Flags {\n    static let ci = Context.environment[\"X\"] != nil\n    static let gates = [GATE]\n}\nlet t = .target(plugins: Flags.gates)",
        "extension Target.PluginUsage: @unchecked Sendable {\n    static let gate: Target.PluginUsage = GATE\n    static let x = path(#filePath)\n}\nlet t = .target(plugins: [.gate])",
        "let leaf = Set([\"A\"].map(String.init))\nfunc gates(_ name: String) -> [Target.PluginUsage] { leaf.contains(name) ? [GATE] : [] }\nlet d = Date()",
        "let gate = GATE\nfunc module(_ name: String, plugins: [Target.PluginUsage] = []) -> Target { .target(name: name, plugins: plugins) }\nlet all = [module(\"A\", plugins: [gate])]\nlet c = Context.packageDirectory",
        "let on = Context.environment[\"X\"] != nil\nfor target in package.targets.filter({ $0.type != .plugin }) {\n    if target.plugins == nil { target.plugins = [] }\n    target.plugins?.append(GATE)\n}",
        "let on = Context.environment[\"X\"] != nil\nfor target in package.targets {\n    var s = target.swiftSettings ?? []\n    s += on ? [.define(\"X\")] : []\n    target.plugins = (target.plugins ?? []) + [GATE]\n}",
        "", "}", ")(", "let", "#if", "Context", "plugins", "Context(\"LayeringGate", "func f( { Context ) }",
        "= Context",
    ])
    func `a condition that leaves out whole targets, or that is the manifest's own, is none`(text: String) {
        #expect(Manifest(text.replacing("GATE", with: Self.gate)).gateConditions == [])
    }

    @Test func `nothing hangs on a condition in the manifest of this package`() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let text = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
        #expect(Manifest(text).gateConditions == [])
    }

    @Test func `it is a missing gate, which an exception may let pass`() {
        let text =
            SamplePackage.configuration + """

                exception missing-gate Package.swift LayeringGate
                    reason "Swift 6.1 has no Layering"
                    owner Ana
                    until 2099-01-01
                """
        let manifest = "let t = .target(name: \"Domain\", plugins: getenv(\"X\") == nil ? [\(Self.gate)] : [])"
        for (text, expected) in [(SamplePackage.configuration, 1), (text, 0)] {
            let (configuration, wrong) = Configuration.read(text, path: "layering.config")
            let facts = SamplePackage.facts(of: Example([:]))
            let found = Check(facts, configuration, manifest: manifest)
                .findings(today: "2026-01-01", expired: .error, sources: SourcesInMemory([:]))
            #expect(wrong == [])
            #expect(found.count { $0.rule == "missing-gate" } == expected)
        }
    }
}
