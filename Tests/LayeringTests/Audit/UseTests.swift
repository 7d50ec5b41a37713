import Testing

@testable import LayeringCommands
@testable import LayeringEngine

/// Uses of symbols are checked against the layers with the rules' own lists.
@Suite struct UseTests {
    private static let files = ["Features/Home/A.swift": "", "Features/Orders/A.swift": "", "DesignSystem/A.swift": ""]

    /// The rules that a use of a symbol in a file violates.
    private func rules(
        _ symbol: Symbol, in folder: String, _ text: String = SamplePackage.configuration, meaning: [Symbol] = [],
        inside: String = "", views: [String: String] = [:]
    ) throws -> [String] {
        let package = SamplePackage.facts(of: Example(Self.files))
        let target = try #require(package.targets.firstIndex { $0.path == folder })
        let (configuration, _) = Configuration.read(text, path: "layering.config")
        let use = Use(0, at: Place(line: 1, column: 1), inside: inside)
        let uses = PackageUses(
            symbols: [symbol] + meaning, files: [FileUses(path: "\(folder)/A.swift", target: target, uses: [use])],
            aliases: [0: Array(meaning.indices.map { $0 + 1 })], views: views)
        return Check(package, configuration).raw(uses).map(\.rule)
    }

    private static let manager = Symbol(module: "FoundationEssentials", name: "FileManager", kind: .type)

    @Test(arguments: [
        (Symbol(module: "Foundation", types: ["Process"], name: "init()", kind: .constructor), "io-ownership"),
        (Symbol(module: "__C", name: "unlink(_:)", kind: .function), "io-ownership"),
        (Symbol(module: "Glibc", name: "open(_:_:)", kind: .function), "io-ownership"),
        (Symbol(module: "__C", name: "write(_:_:_:)", kind: .function), "io-ownership"),
        (Symbol(module: "__C", name: "syscall", kind: .function), "io-ownership"),
        (Symbol(module: "Foundation", types: ["Pipe"], name: "init()", kind: .constructor), "io-ownership"),
        (Symbol(module: "__C", name: "puts(_:)", kind: .function), "terminal-ownership"),
        (Symbol(module: "Foundation", types: ["Thread"], name: "detachNewThread(_:)", kind: .member), "feature-task"),
        (Symbol(module: "Foundation", types: ["Data"], name: "write(to:options:)", kind: .member), "io-ownership"),
        (Symbol(module: "Domain", types: ["FileManager"], name: "normalized()", kind: .member), "io-ownership"),
        (Symbol(module: "Foundation", types: ["FileHandle"], name: "seekToEnd()", kind: .member), "io-ownership"),
        (
            Symbol(module: "Foundation", types: ["FileHandle"], name: "standardError", kind: .member),
            "terminal-ownership"
        ),
        (
            Symbol(module: "FoundationEssentials", types: ["ProcessInfo"], name: "environment", kind: .member),
            "terminal-ownership"
        ),
        (Symbol(module: "Foundation", types: ["ProcessInfo"], name: "systemUptime", kind: .member), "io-ownership"),
        (Symbol(module: "__C", name: "stderr", kind: .variable), "terminal-ownership"),
        (Symbol(module: "Swift", types: ["Task"], name: "init(name:)", kind: .constructor), "feature-task"),
        (Symbol(module: "Swift", types: ["Task"], name: "detached(name:)", kind: .member), "feature-task"),
        (Symbol(module: "SwiftUICore", name: "NavigationStack", kind: .type), "navigation-ownership"),
        (
            Symbol(module: "SwiftUI", types: ["NavigationLink"], name: "init(destination:)", kind: .constructor),
            "navigation-link"
        ),
        (Symbol(module: "SwiftUI", types: ["View"], name: "sheet(item:content:)", kind: .member), "modal-ownership"),
        (Symbol(module: "SwiftUI", types: ["View"], name: "alert(_:isPresented:)", kind: .member), "modal-boolean"),
        (Symbol(module: "Combine", name: "Sink", kind: .type), "framework"),
        (Symbol(module: "Data", types: ["Order"], name: "stored()", kind: .member), "layer-dependency"),
        (Symbol(module: "Home", name: "HomeModel", kind: .type), "feature-independence"),
    ])
    func `a feature must not use it`(symbol: Symbol, rule: String) throws {
        #expect(try rules(symbol, in: "Features/Orders") == [rule])
    }

    @Test(arguments: [
        Symbol(module: "Swift", types: ["Task"], name: "isCancelled", kind: .member),
        Symbol(module: "Swift", types: ["Array"], name: "append(contentsOf:)", kind: .member),
        Symbol(module: "Swift", types: ["String"], name: "write(to:)", kind: .member),
        Symbol(module: "Foundation", types: ["DispatchQueue"], name: "SchedulerTimeType", kind: .type),
        Symbol(module: "Domain", name: "print(_:)", kind: .function),
        Symbol(module: "__C", name: "memcpy(_:_:_:)", kind: .function),
        Symbol(module: "Glibc", name: "sqrtf(_:)", kind: .function),
        Symbol(module: "__C", name: "O_RDONLY", kind: .variable),
        Symbol(module: "__C", name: "NSLocaleKey", kind: .variable),
        Symbol(module: "__C", types: ["stat"], name: "st_size", kind: .member),
        Symbol(module: "Domain", types: ["Order"], name: "init(contentsOf:)", kind: .constructor),
        Symbol(module: "SwiftUI", types: ["NavigationLink"], name: "init(_:value:)", kind: .constructor),
        Symbol(module: "Domain", name: "FileManager", kind: .type),
        Symbol(module: "SwiftUI", types: ["NavigationLink"], name: "init(value:)", kind: .constructor),
        Symbol(module: "FoundationInternationalization", types: ["Date"], name: "formatted()", kind: .member),
        Symbol(module: "DesignSystem", name: "Text", kind: .type),
        Symbol(module: "Domain", name: "OrderRepository", kind: .type),
    ])
    func `a feature may use it`(symbol: Symbol) throws {
        #expect(try rules(symbol, in: "Features/Orders") == [])
    }

    @Test(arguments: [("", "undeclared-dependency"), ("    exports Domain\n", "")])
    func `what a dependency exports need not be declared`(line: String, rule: String) throws {
        var package = SamplePackage.facts(of: Example(Self.files, dependencies: ["Orders": ["DesignSystem"]]))
        package.targets.removeAll { $0.name == "OrdersTests" }
        let text = SamplePackage.configuration.replacing("role design\n", with: "role design\n\(line)")
        let (configuration, _) = Configuration.read(text, path: "layering.config")
        let orders = try #require(package.targets.firstIndex { $0.name == "Orders" })
        let use = Use(0, at: Place(line: 1, column: 1))
        let uses = PackageUses(
            symbols: [Symbol(module: "Domain", name: "Order", kind: .type)],
            files: [FileUses(path: "Features/Orders/A.swift", target: orders, uses: [use])])
        #expect(Check(package, configuration).raw(uses).map(\.rule) == [rule].filter { !$0.isEmpty })
    }

    @Test(arguments: [("FoundationEssentials", [String]()), ("Foundation", ["framework"])])
    func `a layer that may import a part of Foundation has that part alone`(module: String, rules: [String]) throws {
        let text = SamplePackage.configuration.replacing("Foundation", with: "FoundationEssentials")
        let date = Symbol(module: module, name: "Date", kind: .type)
        #expect(try self.rules(date, in: "Features/Orders", text) == rules)
    }

    @Test func `an alias of a forbidden symbol is forbidden`() throws {
        let alias = Symbol(module: "Domain", name: "Files", kind: .alias)
        #expect(try rules(alias, in: "Features/Orders", meaning: [Self.manager]) == ["io-ownership"])
        #expect(try rules(alias, in: "Features/Orders") == [])
        #expect(try rules(Self.manager, in: "Data") == [])
    }

    @Test func `layers that own I/O or the terminal may use the C library, except for watched symbols`() throws {
        let read = Symbol(module: "__C", name: "read(_:_:_:)", kind: .function)
        #expect(try rules(read, in: "Data") == [])
        #expect(try rules(read, in: "App") == ["io-ownership"])
        let configuration = SamplePackage.configuration.replacing("role app", with: "role app\n    owns terminal")
        #expect(try rules(read, in: "App", configuration) == [])
        let unlink = Symbol(module: "__C", name: "unlink(_:)", kind: .function)
        #expect(try rules(unlink, in: "App", configuration) == ["io-ownership"])
    }

    @Test func `aliases of each other mean no more than they say`() {
        let files = Symbol(module: "Domain", name: "Files", kind: .alias)
        let uses = PackageUses(symbols: [files, files, Self.manager], aliases: [0: [1], 1: [0, 2]])
        #expect(uses.meanings(of: 0) == [files, Self.manager])
    }

    @Test func `a repository is found in views and in extensions of them only`() throws {
        let repository = Symbol(module: "Domain", types: ["OrderRepository"], name: "all()", kind: .member)
        let views = ["s:6Orders9OrderViewV": "Orders.OrderView"]
        for (inside, expected) in [
            ("s:6Orders9OrderViewV4bodyQrvp", ["view-repository"]),
            ("s:e:s:6Orders9OrderViewV4bodyQrvp", ["view-repository"]), ("s:6Orders10OrderModelC4loadyyF", []),
            ("", []),
        ] {
            #expect(try rules(repository, in: "Features/Orders", inside: inside, views: views) == expected)
        }
    }

    @Test func `the view of a feature is made by itself and by App`() throws {
        let view = Symbol(module: "Orders", types: ["OrderView"], name: "init(model:)", kind: .constructor)
        let views = ["s:6Orders9OrderViewV": "Orders.OrderView"]
        #expect(try rules(view, in: "Features/Orders", views: views) == [])
        #expect(try rules(view, in: "App", views: views) == [])
        #expect(try rules(view, in: "Features/Home", views: views) == ["feature-independence", "foreign-view"])
    }
}
