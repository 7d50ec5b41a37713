import Testing

@testable import LayeringCommands
@testable import LayeringEngine

/// The page of the graph is whole in itself, and shows everything with and without JavaScript.
@Suite struct GraphPageTests {
    private static let hostile = #"</script><b>&"'`${x}"#

    /// Modules of which one has a name that no page should take for anything else.
    private let graph: ModuleGraph = {
        var package = PackageFacts(name: "A <b> & C")
        for (name, uses) in [("Domain", []), (hostile, ["Domain"]), ("App", ["Domain", hostile])] {
            var target = TargetFacts(name: name, kind: .library, path: "Sources/\(package.targets.count)")
            target.dependencies = uses
            package.targets.append(target)
        }
        let text = "layer <i>\n    targets Domain App\n"
        let (configuration, _) = Configuration.read(text, path: "layering.config")
        return ModuleGraph(Check(package, configuration), SourcesInMemory([:]), includingTests: false)
    }()

    private var page: String { GraphPage(graph).written }

    @Test func `it needs no network`() {
        for address in ["http", "//", "src=", "@import", "url("] { #expect(!page.contains(address), "\(address)") }
    }

    @Test func `names are text, in HTML and in the script`() {
        #expect(!page.contains("<b>") && !page.contains("<i>"))
        #expect(page.ranges(of: "</script>").count == 1)
        #expect(page.contains("&lt;/script&gt;&lt;b&gt;&amp;&quot;&#39;`${x}</a>"))
        #expect(!page.contains("innerHTML"))
    }

    @Test func `names are text in every drawing`() throws {
        let svg = Drawing.svg.drawn(graph)
        #expect(!svg.contains("<b>") && !svg.contains("<i>"))
        #expect(svg.contains(">&lt;/script&gt;&lt;b&gt;&amp;&quot;&#39;`"))
        #expect(svg.contains("<title>&lt;i&gt;: fan-in"))
        #expect(Drawing.dot.drawn(graph).contains(#"    "App" -> "</script><b>&\"'`${x}" [color=red];"#))
        let mermaid = Drawing.mermaid.drawn(graph)
        #expect(mermaid.contains("m1[\"#60;/script#62;#60;b#62;#38;#34;'#96;${x}\"]"))
        #expect(mermaid.contains("m2 --x m1") && mermaid.contains("[\"#60;i#62;\"]"))
    }

    @Test func `its data are those of the graph`() throws {
        let line = try #require(page.split(separator: "\n").first { $0.hasPrefix("const graph = ") })
        let json = try #require(JSON(String(line.dropFirst("const graph = ".count))))
        #expect(json == JSON(graph.json))
        #expect(json["modules"]?.elements.compactMap { $0["name"]?.text } == ["Domain", Self.hostile, "App"])
    }

    @Test func `every module has a row, and every edge a link in it`() throws {
        for (number, module) in graph.modules.enumerated() {
            let row = try #require(page.split(separator: "\n").first { $0.hasPrefix("<tr id=\"m\(number)\">") })
            #expect(row.contains("<a href=\"#m\(number)\">\(GraphPage.escaped(module.name))</a>"))
            for edge in graph.real where edge.from == module.name {
                let used = try #require(graph.modules.firstIndex { $0.name == edge.to })
                #expect(row.contains("<a href=\"#m\(used)\">\(GraphPage.escaped(edge.to))</a>"))
            }
        }
    }
}
