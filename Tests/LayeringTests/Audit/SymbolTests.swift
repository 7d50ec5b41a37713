import Testing

@testable import LayeringCommands
@testable import LayeringEngine

/// Symbols are read as declared, and patterns match them as they match text.
@Suite struct SymbolTests {
    @Test(arguments: [
        ("s:20FoundationEssentials11FileManagerC", "FoundationEssentials", ["FileManager"]),
        ("s:20FoundationEssentials11FileManagerC7defaultACvpZ", "FoundationEssentials", ["FileManager", "default"]),
        ("s:SS2DdE5shoutSSyF", "Dd", ["String", "shout"]),
        (
            "s:SS20FoundationEssentialsE8EncodingV4utf8ACvpZ", "FoundationEssentials", ["String", "Encoding", "utf8"]
        ),
        (
            "s:20FoundationEssentials4DateV0A20InternationalizationE9formattedSSyF", "FoundationInternationalization",
            ["Date", "formatted"]
        ),
        ("s:ScT12_Concurrencys5NeverORs_rlE6detached", "", []),
        ("s:Slss16IndexingIteratorVyxG0B0RtzrlE04makeB0ACyF", "Swift", ["Collection", "makeIterator"]),
        ("s:s5print_9separator10terminatoryypd_S2StF", "Swift", ["print"]),
        ("s:8layering3put33_8BC14EC144551AAF0F5AFB5C3A2D0374LL_4intoSiSW_s5Int32VtF", "layering", ["put"]),
        ("s:nonsense", "", []),
    ])
    func `Swift's names for symbols are taken apart`(id: String, module: String, names: [String]) throws {
        let path = try Demangler(libraries: CompiledSample.libraries()).path(of: id)
        #expect(path.module == module && path.names == names, "\(path)")
    }

    @Test(arguments: [
        (
            "static (extension in A):Swift.Array< where A: B.C, D == (E) -> F>.Index.first : G",
            ["Array", "Index", "first"]
        ),
        ("A.B.(c in _1F2E)(d: Swift.Int) -> ()", ["B", "c"]), ("A.B.init(c: D.E) throws -> F", ["B", "init"]),
        ("A.B.c.getter : D.E", ["B", "c", "getter"]), ("A", []), ("", []), ("A.f<A where A: B>(c: A) -> ()", ["f"]),
        ("A.B<", ["B"]), ("(A in", []),
    ])
    func `demangled names are taken apart`(text: String, names: [String]) {
        var path = DemangledPath(Array(text.utf8))
        #expect(path.read() == names)
    }

    @Test(arguments: [
        ("A.b : [C.D : E.F.G]?", ["C.D", "E.F.G"]),
        ("static A.B.c : Swift.Task<(), Swift.Never>", ["Swift.Task", "Swift.Never"]),
        ("A.b : (C.D) -> any E.F & G.H", ["C.D", "E.F", "G.H"]), ("A.b : A1", []), ("A.b() -> C.D", []), ("", []),
        ("A.b : A.(C in _1F)<D.E>", ["D.E"]),
    ])
    func `the types of a value are found`(text: String, types: [String]) {
        let found = DemangledPath.types(after: Array(text.utf8))
        #expect(found.map { "\($0.module).\($0.names.joined(separator: "."))" } == types)
    }

    @Test(arguments: [
        ("typealias A = B\nlet c = d", 2), ("typealias A =\n    B\nlet c = d", 3),
        ("typealias A = B<\n    C,\n    D\n>\nlet c = d", 5), ("typealias A =\n    B\n    & C\n@D let e = f", 4),
        ("typealias A = B; let c = d", 1), ("typealias A = B", 2),
    ])
    func `an alias ends where its type does`(text: String, line: Int) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(AliasExtents.end(of: Place(line: 1, column: 11), in: lines).line == line)
    }

    @Test(arguments: [
        ("URLSession", SymbolPattern.Meaning.named("URLSession")), ("@ Published", .named("Published")),
        ("^stdout", .variable("stdout")), ("^print (", .called("print")), ("^Task <", .alias(of: "Task")),
        ("^Task . detached", .member("detached", of: "Task", label: nil)),
        (". push (", .member("push", of: nil, label: nil)),
        (". write ( to :", .member("write", of: nil, label: "to")),
        (". sheet ( … item :", .member("sheet", of: nil, label: "item")),
        ("NavigationLink ( … destination :", .made("NavigationLink", label: "destination")),
        ("String|Data ( contentsOf :", .labelled("contentsOf")), ("*Repository", .ending("Repository")),
    ])
    func `patterns mean symbols`(text: String, meaning: SymbolPattern.Meaning) {
        #expect(SymbolPattern(Pattern(text, watchedBy: Vocabulary()))?.meaning == meaning)
    }

    @Test(arguments: [
        ". shared", "protocol *Repository", "static let shared", "try ? ‥ await", "NavigationLink {", "\\ . dismiss",
        "@ State … var path", "NavigationLink ( \"\" ) {", "enum|struct|class *Route",
    ])
    func `patterns about how something is written mean no symbol`(text: String) {
        #expect(SymbolPattern(Pattern(text, watchedBy: Vocabulary())) == nil)
    }

    @Test(arguments: [
        ("Foundation", "Foundation"), ("FoundationEssentials", "Foundation"),
        ("FoundationNetworking", "FoundationNetworking"),
        ("_Testing_Foundation", "Testing"), ("_Concurrency", "_Concurrency"), ("Swift", nil), ("", nil), ("Glibc", nil),
    ])
    func `modules are asked for by the name that is imported`(module: String, imported: String?) {
        #expect(ModuleKinship.imported(for: module) == imported)
    }
}
