import Testing

@testable import LayeringEngine

/// The graph shows the uses between layers, permitted and forbidden.
@Suite struct GraphTests {
    private let graph: ModuleGraph = {
        let example = Example(
            ["Features/Orders/A.swift": "import Home\nimport Domain"], dependencies: ["Home": ["Orders"]])
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

    @Test(arguments: [
        (Drawing.text, "cycle: Home, Orders"), (.mermaid, "    Orders --x Home"), (.mermaid, "    Home -.-> Domain"),
        (.dot, "    \"Orders\" -> \"Home\" [color=red]"), (.svg, "<svg xmlns="), (.svg, "Domain: fan-in 4, fan-out 0"),
    ])
    func `every drawing shows it`(drawing: Drawing, expected: String) {
        #expect(drawing.drawn(graph).contains(expected), "\(drawing.drawn(graph))")
    }
}
