import Mutation
import Testing

@Suite struct SiteTests {
    @Test(
        arguments: [
            ("let a = b < c", ["< became <="]),
            ("let a = b<c>(d) -> e", []),
            (
                "if a == 1, let b = c(2), !d { }",
                ["a clause was negated", "== became !=", "1 became 2", "2 became 3", "a clause was negated"]
            ),
            ("guard a else { return false }", ["a clause was negated", "false became true"]),
            (
                "guard a.contains(where: { $0 > 0 }) else { return }",
                ["a clause was negated", "> became >=", "0 became 1"]
            ),
            ("while a && b { }", ["a clause was negated", "&& became ||"]),
            ("extension A where B == C { }", []),
            ("static func < (one: A, two: A) -> Bool { one.b < two.b }", ["< became <="]),
            ("switch a { case 1: true }", ["true became false"]),
            ("switch a {\ncase .b(1, true),\n .c(2): 3\n}", ["3 became 4"]),
            ("if case .a(1) = b { }", []),
            ("enum A: Int {\ncase b = 1, c = 2\ncase d\n}", []),
            ("let a = b.0 + 1.5 + 24", ["+ became -", "+ became -"]),
            ("#if swift(>=6) && true\n#endif\n@available(5)\nfunc a() { }", []),
            ("let a = \"1 < 2 \\(b - 1)\" // 1 < 2", ["- became +", "1 became 2"]),
            ("func a() -> A {\nb()\n}", []),
            ("func a() {\nb.c(d)\n}", ["a statement was left out"]),
            ("func a() { b?.c(d) }\nfunc e() -> F { g() }", ["a statement was left out"]),
            ("func a() -> A {\nb.c = d\n    .e()\nreturn f\n}", ["a statement was left out"]),
            ("init() {\na = b\nc()\n}", []),
            ("var a: A {\nb()\n.c { d }\ne { f }\n}", ["a statement was left out", "a statement was left out"]),
        ] as [(String, [String])])
    func `sites are found where a change compiles`(source: String, summaries: [String]) {
        #expect(SourceFile(source).sites(hasVerbs: false).map(\.summary) == summaries)
    }

    @Test func `a verb is a mutating function that returns a Bool`() {
        let source =
            "mutating func a() -> Bool { b }\nmutating func c() { }\nfunc d() -> Bool { e }\nmutating func f() -> Bool {\nreturn g\n}"
        let sites = SourceFile(source).sites(hasVerbs: true)
        #expect(sites.map(\.change) == [.refusal(isExpression: true), .refusal(isExpression: false)])
        #expect(sites.map(\.line) == [1, 4])
    }

    @Test func `a site says where it is`() {
        let sites = SourceFile("let é = 1\n  let a  = b > c\n").sites(hasVerbs: false)
        #expect(sites.map(\.line) == [1, 2])
        #expect(sites.map(\.code) == ["let é = 1", "let a = b > c"])
    }
}
