import Testing

@testable import LayeringCommands
@testable import LayeringEngine

/// A layer may list the types that it uses of another, and no others pass.
@Suite struct OnlyTests {
    private static let domain = """
        package struct Order { struct Line {} }
        @Observable public final class Cart {}; enum LoadState<Value> {}
        #if os(Linux)
            typealias Money = Int
        #endif
        func f() { struct Local {} }
        extension Order { enum Part {} }
        """

    private func findings(_ code: String, only: String = "only Domain LoadState") -> [String] {
        let files = ["Domain/A.swift": Self.domain, "DesignSystem/A.swift": code]
        let text = SamplePackage.configuration.replacing("role design", with: "role design\n    \(only)")
        let (configuration, wrong) = Configuration.read(text, path: "layering.config")
        #expect(wrong.isEmpty)
        let found = Check(SamplePackage.facts(of: Example(files)), configuration).raw(SourcesInMemory(files))
        return found.filter { $0.path != "Package.swift" }
            .map { "\($0.path):\($0.place.line):\($0.place.column) \($0.rule) \($0.name)" }
    }

    @Test(arguments: [
        ("let a: LoadState<Order>", ["2:18 Order"]), ("let a = Cart(), b: [Money]", ["2:9 Cart", "2:21 Money"]),
        ("let a: Domain.Order?, b: Domain::Cart", ["2:15 Order", "2:34 Cart"]),
        ("struct A: View { let `b`: `Order` }", ["2:27 Order"]),
        ("typealias A = LoadState<Int>", []), ("// Order\nlet a = \"Order\", b = Part.Line.self, c = Local()", []),
        ("let a = b.Order, c = Kind.Order; enum D { case Order }", []),
        ("enum A { struct Order {} }; let a: A.Order, b: Order", []),
    ])
    func `what else of it is used is found at its place`(code: String, places: [String]) {
        let expected = places.map {
            let parts = $0.split(separator: " ")
            return "DesignSystem/A.swift:\(parts[0]) layer-dependency \(parts[1])"
        }
        #expect(findings("import Domain\n" + code) == expected)
    }

    @Test func `a file that does not import it may use the same names`() {
        #expect(findings("let a: Order").isEmpty)
    }

    @Test func `a type that nothing declares is wrong in the configuration`() {
        #expect(
            findings("import Domain", only: "only Domain LoadState Ghost Line")
                == ["layering.config:7:27 configuration Ghost", "layering.config:7:33 configuration Line"])
    }

    @Test func `a layer that the manifest omits has no findings`() {
        let text = SamplePackage.configuration.replacing("role design", with: "role design\n    only Domain Ghost")
        let (configuration, _) = Configuration.read(text, path: "layering.config")
        let check = Check(SamplePackage.facts(of: Example([:])), configuration)
        #expect(!check.raw(SourcesInMemory([:])).contains { $0.rule == Finding.configuration })
    }

    @Test func `the audit knows a type by what declares it, and a member by its type`() {
        let text = SamplePackage.configuration.replacing("role design", with: "role design\n    only Domain LoadState")
        let (configuration, _) = Configuration.read(text, path: "layering.config")
        let symbols = [
            Symbol(module: "Domain", name: "LoadState", kind: .type),
            Symbol(module: "Domain", types: ["LoadState"], name: "loaded", kind: .member),
            Symbol(module: "Domain", name: "Order", kind: .type),
            Symbol(module: "Domain", types: ["Order", "Line"], name: "count", kind: .member),
        ]
        let uses = symbols.indices.map { Use($0, at: Place(line: $0 + 1, column: 1)) }
        let package = SamplePackage.facts(of: Example(["DesignSystem/A.swift": ""]))
        let found = Check(package, configuration).raw(
            PackageUses(symbols: symbols, files: [FileUses(path: "DesignSystem/A.swift", target: 1, uses: uses)]))
        #expect(
            found.map { "\($0.place.line) \($0.rule) \($0.name)" } == [
                "3 layer-dependency Order", "4 layer-dependency Order",
            ])
    }
}
