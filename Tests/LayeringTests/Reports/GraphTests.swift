import Testing

@testable import LayeringCommands
@testable import LayeringEngine

/// The graph shows the uses between layers, permitted and forbidden.
@Suite struct GraphTests {
    private let graph: ModuleGraph = {
        let example = Example(
            ["Features/Orders/A.swift": "import Home\nimport Domain", "Domain/A.swift": "let a = 1\n"],
            dependencies: ["Home": ["Orders"]])
        let (configuration, _) = Configuration.read(SamplePackage.configuration, path: "layering.config")
        let check = Check(SamplePackage.facts(of: example), configuration)
        return ModuleGraph(check, SourcesInMemory(example.files), includingTests: false)
    }()

    @Test func `modules are counted`() throws {
        let domain = try #require(graph.modules.first { $0.name == "Domain" })
        #expect(domain.fanIn == 4 && domain.fanOut == 0 && domain.instability == 0 && domain.layer == "Domain")
        let app = try #require(graph.modules.first { $0.name == "App" })
        #expect(app.fanIn == 0 && app.fanOut == 5 && app.instability == 1)
    }

    @Test func `edges are real, forbidden or allowed`() {
        #expect(graph.real.contains(ModuleGraph.Edge(from: "Orders", to: "Home")))
        #expect(graph.forbidden.contains(ModuleGraph.Edge(from: "Orders", to: "Home")))
        #expect(Set(graph.allowed) == [.init(from: "Home", to: "DesignSystem"), .init(from: "Home", to: "Domain")])
    }

    @Test func `circles are found`() {
        #expect(graph.cycles == [["Home", "Orders"]])
    }

    @Test func `a module is as deep as the longest way down, and a circle does not lengthen it`() throws {
        let depths = ModuleMetrics.depths(in: graph)
        #expect(depths == ["Domain": 0, "DesignSystem": 1, "Data": 1, "Home": 0, "Orders": 2, "App": 3])
    }

    @Test func `a change has compiled again what uses a module, directly or not, and the module`() throws {
        let metrics = ModuleMetrics.all(of: graph)
        let recompiled = Dictionary(uniqueKeysWithValues: metrics.map { ($0.module.name, $0.recompiled) })
        #expect(recompiled["Domain"] == ["Domain", "DesignSystem", "Data", "Home", "Orders", "App"])
        #expect(recompiled["Home"] == ["Home", "Orders", "App"] && recompiled["App"] == ["App"])
        #expect(metrics.map(\.recompiledLines) == [3, 2, 0, 2, 2, 0])
    }

    @Test func `the metrics are a table, the dearest change first`() {
        let lines = graph.metrics.split(separator: "\n").map(String.init)
        #expect(lines[0].hasPrefix("module  ") && lines[0].hasSuffix("  lines of these"))
        #expect(lines[1].split(separator: " ") == ["Domain", "1", "0", "4", "0", "0", "%", "6", "3"])
        #expect(Set(lines.dropLast().map(\.count)).count == 1 && lines.last == "cycle: Home, Orders")
    }

    @Test func `JSON has every module, edge and circle`() throws {
        let json = try #require(JSON(graph.json))
        #expect(json["modules"]?.elements.compactMap { $0["name"]?.text } == graph.modules.map(\.name))
        let edges = json["edges"]?.elements.map { "\($0["from"]?.text ?? "") \($0["to"]?.text ?? "")" }
        #expect(edges == graph.real.map { "\($0.from) \($0.to)" })
        let forbidden = json["edges"]?.elements.filter { $0["allowed"] == .bool(false) }
        #expect(forbidden?.compactMap { $0["to"]?.text } == ["Orders", "Home"])
        #expect(json["unused"]?.elements.count == graph.allowed.count)
        #expect(json["cycles"] == .array([.array([.string("Home"), .string("Orders")])]))
    }

    @Test(arguments: [
        (Drawing.text, "cycle: Home, Orders"), (.mermaid, "    m4 --x m3"), (.mermaid, "    m3 -.-> m0"),
        (.mermaid, "    subgraph l0[\"Domain\"]\n        m0[\"Domain\"]"),
        (.dot, "    \"Orders\" -> \"Home\" [color=red];"), (.svg, "<svg xmlns="), (.svg, "Domain: fan-in 4, fan-out 0"),
    ])
    func `every drawing shows it`(drawing: Drawing, expected: String) {
        #expect(drawing.drawn(graph).contains(expected), "\(drawing.drawn(graph))")
    }
}
