import Testing

@testable import LayeringCommands
@testable import LayeringEngine

/// A dependency under a condition counts on every platform, and an import for some platforms is neither missing nor
/// unused.
@Suite struct ConditionTests {
    /// `Home` as the manifest may declare it; on this platform it depends on Domain alone.
    private static func manifest(_ dependency: String) -> String {
        """
        let package = Package(targets: [
            .target(name: "Domain"), .target(name: "Data", dependencies: ["Domain"]),
            .target(name: "DesignSystem"), .target(name: "Orders"), .target(name: "App"), .testTarget(name: "OrdersTests"),
            .target(
                name: "Home",
                dependencies: [
                    "Domain", \(dependency),
                ]),
        ])
        """
    }

    @Test(arguments: [
        (".target(name: \"Data\", condition: .when(platforms: [.windows]))", "layer-dependency Package.swift:7:37"),
        (".byName(name: \"Data\", condition : .when(traits: [\"Domain\"]))", "layer-dependency Package.swift:7:37"),
        (".product(name: \"Data\", package: \"Data\", condition: .when(platforms: [.linux]))", nil),
        ("\"DesignSystem\"", nil), (".target(name: \"Data\", preconditions: 1)", nil),
    ])
    func `a dependency on other platforms is checked on this one`(dependency: String, expected: String?) {
        let found = findings(dependency, "import Domain")
        #expect(found == [expected].compactMap(\.self))
    }

    @Test(arguments: [
        ("#if os(Windows)\nimport DesignSystem\n#endif", nil),
        ("#if canImport(DesignSystem)\nimport DesignSystem\n#endif", nil),
        ("#if DEBUG\n#if swift(>=6)\n#elseif os(Linux) // x\n#else\nimport DesignSystem\n#endif\n#endif", nil),
        ("#if DEBUG\nimport DesignSystem\n#endif", "undeclared-dependency Features/Home/A.swift:3:8"),
        ("#if os(Linux)\n#endif\nimport DesignSystem", "undeclared-dependency Features/Home/A.swift:4:8"),
        ("// #if os(Linux)\nimport DesignSystem", "undeclared-dependency Features/Home/A.swift:3:8"),
        ("#if DEBUG // os\nimport DesignSystem\n#endif", "undeclared-dependency Features/Home/A.swift:3:8"),
        ("#if os(Windows)\nimport Data\n#endif", "layer-dependency Features/Home/A.swift:3:8"),
        ("#if os(Linux)\nimport DesignSystem", "undeclared-dependency Features/Home/A.swift:3:8"),
        ("#endif\n#else\n#elseif os(Linux)\nimport DesignSystem", "undeclared-dependency Features/Home/A.swift:5:8"),
    ])
    func `an import for some platforms is not missing`(code: String, expected: String?) {
        #expect(findings("\"Domain\"", "import Domain\n\(code)") == [expected].compactMap(\.self))
    }

    /// `Reloading` stands in the manifest, as a setting or a trait of it would.
    @Test(arguments: [
        ("#if NEVER\nimport DesignSystem\n#endif", nil),
        ("#if NEVER && DEBUG // x\nimport DesignSystem\n#endif", nil),
        ("#if !(DEBUG || !NEVER)\nimport DesignSystem\n#endif", nil),
        ("#if false\nimport DesignSystem\n#endif", nil),
        ("#if SWIFT_PACKAGE\n#else\nimport DesignSystem\n#endif", nil),
        ("#if NEVER\n#elseif swift(>=6) || SWIFT_PACKAGE\n#elseif DEBUG\nimport DesignSystem\n#endif", nil),
        ("#if NEVER\n#else\nimport DesignSystem\n#endif", "4:8"),
        ("#if NEVER\n#elseif DEBUG\nimport DesignSystem\n#endif", "4:8"),
        ("#if DEBUG\n#elseif NEVER\n#else\nimport DesignSystem\n#endif", "5:8"),
        ("#if NEVER || compiler(>=6)\nimport DesignSystem\n#endif", "3:8"),
        ("#if Reloading && !NEVER\nimport DesignSystem\n#endif", "3:8"),
        ("#if SWIFT_PACKAGE\nimport DesignSystem\n#endif", "3:8"),
        ("#if NEVER &\nimport DesignSystem\n#endif", "3:8"), ("#if (NEVER\nimport DesignSystem\n#endif", "3:8"),
        ("#if\nimport DesignSystem\n#endif", "3:8"), ("#if NEVER\n#endif\nimport DesignSystem", "4:8"),
        ("#if NEVER && (A\n|| B) || DEBUG\nimport DesignSystem\n#endif", "4:8"),
        ("#if SWIFT_MODULE_RESOURCE_BUNDLE_UNAVAILABLE\nimport DesignSystem\n#endif", "3:8"),
        ("#if SWIFT_MODULE_RESOURCE_BUNDLE_AVAILABLE\nimport DesignSystem\n#endif", "3:8"),
        ("#if NEVER\rimport DesignSystem\r#endif", nil), ("#if NEVER\r#endif\rimport DesignSystem", "4:8"),
        ("#if \(String(repeating: "!", count: 1 << 16))NEVER\nimport DesignSystem\n#endif", "3:8"),
    ])
    func `an import that no build compiles is not missing`(code: String, place: String?) {
        let expected = place.map { "undeclared-dependency Features/Home/A.swift:\($0)" }
        let found = findings("\"Domain\"]), .trait(name: \"Reloading\"), f([", "import Domain\n\(code)")
        #expect(found == [expected].compactMap(\.self))
    }

    /// Where the manifest puts a flag together, it may be any.
    @Test(arguments: [
        ("[.define(\"A\"), .define(\"B\", .when(configuration: .debug)), .unsafeFlags([\"-D\", \"C\"])]", nil),
        ("[.unsafeFlags([\"-DA\"], .when(configuration: .debug))], [.define(\"A\", to: \"1\")]", nil),
        ("[.define(\"NEVER\")]", "3:8"), ("[.unsafeFlags([\"-DNEVER\"])]", "3:8"),
        ("[\"ER\"].map { .define(\"NEV\" + $0) }", "3:8"), ("[\"ER\"].map { .define(\"NEV\\($0)\") }", "3:8"),
        ("[.define(name)]", "3:8"), ("[.define(\"\"\"\nNEVER\n\"\"\")]", "3:8"), ("[.define(#\"NEVER\"#)]", "3:8"),
        ("[.define(\"\\u{4E}EVER\")]", "3:8"), ("[.unsafeFlags(\"-D NEVER\".split(separator: \" \"))]", "3:8"),
        ("[.unsafeFlags([\"-DNEV\" + \"ER\"])]", "3:8"), ("[.unsafeFlags([\"-D\"] + more)]", "3:8"),
        ("[.trait(name: \"NEV\" + \"ER\")]", "3:8"), ("[.trait(name: \"A\")]", nil),
    ])
    func `a flag that the manifest puts together may be any`(settings: String, place: String?) {
        let expected = place.map { "undeclared-dependency Features/Home/A.swift:\($0)" }
        let found = findings(
            "\"Domain\"], swiftSettings: \(settings)), f([", "import Domain\n#if NEVER\nimport DesignSystem\n#endif")
        #expect(found == [expected].compactMap(\.self))
    }

    /// The dependencies of `Data` are under a condition; neither another target has them nor the package,
    /// which is named like one.
    @Test(arguments: ["Domain", "Data", "Home"])
    func `a dependency under a condition is of the target that it stands in`(name: String) {
        let text = """
            let windows: [Target.Dependency] = [.target(name: "Home", condition: .when(platforms: [.windows]))]
            let package = Package(
                name: "Home",
                targets: [
                    .target(name: "Data", dependencies: [.target(name: "Domain", condition: .when(traits: ["A"]))]),
                    .target(name: "Home", dependencies: []), .target(name: "Domain"),
                ])
            """
        let found = Manifest(text).conditionalDependencies(of: name).filter { $0.callee == "target" }.map(\.name)
        #expect(found == (name == "Data" ? ["Domain"] : []))
    }

    @Test(arguments: [
        ("#if os(Windows)\nimport DesignSystem\n#endif", nil),
        ("let x = 1", "unused-dependency Package.swift:7:37"),
    ])
    func `a dependency under a condition is used by an import under one`(code: String, expected: String?) {
        let dependency = ".target(name: \"DesignSystem\", condition: .when(platforms: [.windows]))"
        #expect(findings(dependency, "import Domain\n\(code)") == [expected].compactMap(\.self))
    }

    @Test func `a target that depends on others on some platforms alone needs the gate`() throws {
        let target = #"{"name": "A", "type": "regular", "dependencies": [{"target": ["B", CONDITION]}]}"#
        let other = #"{"name": "B", "type": "regular", "pluginUsages": [{"plugin": ["LayeringGate", "Layering"]}]}"#
        for (condition, expected) in [("null", false), (#"{"platformNames": ["windows"]}"#, true)] {
            let dump = "{\"name\": \"P\", \"targets\": [\(target.replacing("CONDITION", with: condition)), \(other)]}"
            let facts = try PackageFacts(dump: dump, root: "/nowhere")
            #expect(facts.isLeaf(0) == expected)
            #expect(facts.targets[0].dependencies == ["B"])
        }
    }

    @Test func `a target waits for the gate through one in C`() throws {
        func package(_ dependencies: String) throws -> PackageFacts {
            try PackageFacts(
                fileText: "target\tA\tlibrary\tA\ngated\tno\ndependency\tC\ntarget\tC\tlibrary\tC\n\(dependencies)"
                    + "target\tGate\tlibrary\tGate\ngated\tyes\n")
        }
        #expect(try package("").isLeaf(0))
        #expect(try package("dependency\tA\n").isLeaf(1) == false)
        #expect(try package("dependency\tGate\n").isLeaf(0) == false)
        #expect(try package("dependency\tC\n").isLeaf(0))
    }

    /// The findings about `Home`, as `rule path:line:column`.
    private func findings(_ dependency: String, _ code: String) -> [String] {
        let path = "Features/Home/A.swift"
        let names = ["DesignSystem", "Data", "Orders", "App", "OrdersTests"].map { ($0, [String]()) }
        let facts = SamplePackage.facts(
            of: Example([path: code], dependencies: Dictionary(uniqueKeysWithValues: names + [("Home", ["Domain"])])))
        let (configuration, _) = Configuration.read(SamplePackage.configuration, path: "layering.config")
        let check = Check(facts, configuration, manifest: Self.manifest(dependency))
        return check.raw(SourcesInMemory([path: code])).filter { $0.rule != "missing-gate" }
            .map { "\($0.rule) \($0.path):\($0.place.line):\($0.place.column)" }
    }
}
