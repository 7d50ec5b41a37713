import LayeringEngine

/// Holds the uses of a package's sources against its layers.
struct UseAudit {
    /// A rule, by number, and the name that it watches.
    private typealias Hit = (rule: Int, name: String)

    private static let io = Rule.all.firstIndex { $0.id == Rule.io.id } ?? 0
    private static let terminal = Rule.all.firstIndex { $0.id == Rule.terminal.id } ?? 0

    let check: Check
    let uses: PackageUses
    private let watch: SymbolWatch
    private let applying: [[Bool]]
    /// By a symbol's number, which rules watch it: most are used many times.
    private var watched: [Int: [Hit]] = [:]
    /// By a target's number, whether its layer does neither I/O nor speaks with a terminal: then it keeps to memory.
    private let isClosed: [Bool]
    /// The views of features by path, with the number of the target that each belongs to.
    private let featureViews: [String: Int]
    /// The types that are declared at the top of a module of this package: `Domain.FileManager`.
    private let ownTypes: Set<String>

    /// The rules that are about modules.
    static let moduleRules: Set = [
        Rule.layerDependency.id, Rule.featureIndependence.id, Rule.undeclaredDependency.id, Rule.framework.id,
    ]

    init(_ check: Check, _ uses: PackageUses) {
        self.check = check
        self.uses = uses
        let layered = check.layered
        watch = SymbolWatch(check.rules)
        applying = layered.layers.map { layer in
            layer.map(check.applying) ?? []
        }
        isClosed = layered.layers.map { $0?.allOwned.isDisjoint(with: [.io, .terminal]) ?? false }
        let homes = uses.views.values.compactMap { path in
            path.firstIndex(of: ".").flatMap { layered.numbers[String(path[..<$0])] }.map { (path, $0) }
        }
        ownTypes = Set(
            uses.symbols.filter { $0.kind == .type && layered.numbers[$0.module] != nil }.map {
                "\($0.module).\($0.name)"
            })
        featureViews = Dictionary(homes.filter { layered.layers[$0.1]?.role == .feature }) { first, _ in first }
    }

    /// The findings in a file: the first for each name on a line.
    mutating func findings(in file: FileUses) -> [Finding] {
        guard let layer = check.layered.layers[file.target] else { return [] }
        var (found, seen) = ([Finding](), Set<[String]>())
        for use in file.uses {
            for finding in findings(use, in: file, layer)
            where seen.insert([finding.rule, finding.name, "\(finding.place.line)"]).inserted {
                found.append(finding)
            }
        }
        return found
    }

    private mutating func findings(_ use: Use, in file: FileUses, _ layer: Layer) -> [Finding] {
        let modules = [check.finding(aboutModuleOf: uses.symbols[use.symbol], use, in: file, layer)].compactMap(\.self)
        return modules + nameFindings(use, in: file) + foreignView(use, in: file, layer)
    }

    private mutating func nameFindings(_ use: Use, in file: FileUses) -> [Finding] {
        let hits = hits(use.symbol)
        let asked = hits.filter { applying[file.target][$0.rule] } + outside(use.symbol, besides: hits, in: file.target)
        return asked.compactMap { hit in
            let rule = check.rules[hit.rule]
            guard let names = rule.names, names.within == nil || names.within == .view && isInView(use) else {
                return nil
            }
            return Finding(
                rule: rule.id, path: file.path, place: use.place, name: hit.name,
                what: "\(text(of: uses.symbols[use.symbol], as: hit.name)) \(names.problem)", fix: rule.fix)
        }
    }

    /// Uses that reach outside without being on a list of names, where everything that does is forbidden.
    private func outside(_ number: Int, besides hits: [Hit], in target: Int) -> [Hit] {
        let symbol = uses.symbols[number]
        guard isClosed[target], applying[target][Self.io],
            !hits.contains(where: { $0.rule == Self.io || $0.rule == Self.terminal }),
            SystemLibrary.reachesOutside(symbol) || SystemLibrary.isDoor(symbol)
        else { return [] }
        return [(Self.io, symbol.types.first ?? symbol.base)]
    }

    private mutating func hits(_ number: Int) -> [Hit] {
        if let known = watched[number] { return known }
        let symbol = uses.symbols[number]
        let type = symbol.types.first ?? symbol.base
        let hits = watch.hits(
            SymbolMatch(
                symbol, meanings: uses.meanings(of: number), isForeign: check.layered.numbers[symbol.module] == nil,
                isOwnType: ownTypes.contains("\(symbol.module).\(type)")))
        watched[number] = hits
        return hits
    }

    /// A name, with the one that it means or belongs to if that differs.
    private func text(of symbol: Symbol, as name: String) -> String {
        if symbol.base == name || symbol.labels.contains(name) { return "`\(symbol.name)`" }
        return symbol.kind == .alias ? "`\(symbol.name)`, which is `\(name)`," : "`\(symbol.name)` of `\(name)`"
    }

    /// Whether it is used in a view, or in an extension of one.
    private func isInView(_ use: Use) -> Bool {
        let inside = use.inside.hasPrefix("s:e:") ? use.inside.dropFirst(4) : use.inside[...]
        return uses.views.keys.contains { inside.hasPrefix($0) }
    }

    private func foreignView(_ use: Use, in file: FileUses, _ layer: Layer) -> [Finding] {
        let symbol = uses.symbols[use.symbol]
        guard symbol.kind == .constructor, let home = featureViews[symbol.path], home != file.target,
            ![Role.app, .test, .other].contains(layer.role)
        else { return [] }
        let name = symbol.types.last ?? ""
        let module = check.layered.package.targets[home].name
        return [
            Finding(
                rule: Rule.foreignView.id, path: file.path, place: use.place, name: name,
                what: "`\(name)` is a view of \(module)", fix: Rule.foreignView.fix)
        ]
    }
}
