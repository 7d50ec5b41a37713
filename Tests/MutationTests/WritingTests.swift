import Mutation
import Testing

@Suite struct WritingTests {
    @Test(arguments: [
        ("let a = b < c", "let a = b <─┆ c"),
        ("let a = true", "let a = mutantNegated(6, true)"),
        ("let a = [0]", "let a = [mutantNumber(6, 0)]"),
        ("guard a,\n b == c\nelse { d }", "guard mutantNegated(6, a),\n mutantNegated(7, b ==─┈ c)\nelse { d }"),
        ("if 1 < 2 { }", "if mutantNegated(6, mutantNumber(7, 1) <─┈ mutantNumber(9, 2)) { }"),
        ("func a() {\nb(1)\n}", "func a() {\nif !isMutant(6) { b(mutantNumber(7, 1)) }\n}"),
        (
            "func a() {\nb = \"c \\(d).\"\ne()\n}",
            "func a() {\nif !isMutant(6) { b = \"c \\(d).\" }\nif !isMutant(7) { e() }\n}"
        ),
        ("mutating func a() -> Bool { b }", "mutating func a() -> Bool { if isMutant(6) { return false }; return b }"),
    ])
    func `each mutant sleeps until its number is asked for`(source: String, mutated: String) {
        #expect(text(source, from: 6) == mutated)
    }

    @Test func `without mutants a source stays as it is`() {
        let source = "// é\nlet a = b < c\n"
        #expect(SourceFile(source).text(with: []) == source)
    }

    @Test func `lines stay where they are`() {
        let source = "func a() {\n  b = c\n    .d(1)\n  if e {\n  }\n}\n"
        #expect(text(source, from: 1).filter { $0 == "\n" } == source.filter { $0 == "\n" })
    }

    @Test func `each operator of a mutant is its own`() {
        let mutants = SourceFile("let a = b < c && d < e").sites(hasVerbs: false).enumerated().map {
            Mutant(number: $0.offset + 1, site: $0.element)
        }
        let text = Switchboard.text(for: mutants)
        #expect(text.contains("infix operator <─━: ComparisonPrecedence"))
        #expect(text.contains("infix operator &&─│: LogicalConjunctionPrecedence"))
        #expect(text.contains("isMutant(3) ? (one <= other) : (one < other)"))
    }

    private func text(_ source: String, from first: Int) -> String {
        let file = SourceFile(source)
        let sites = file.sites(hasVerbs: true).enumerated()
        return file.text(with: sites.map { Mutant(number: $0.offset + first, site: $0.element) })
    }
}
