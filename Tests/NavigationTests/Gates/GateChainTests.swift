import Navigation
import Support
import Testing

/// The decision of several gates. Targets are letters; a rule decides about one target.
@MainActor @Suite struct GateChainTests {
    /// A gate's answer to a target, and whether it has to look something up first.
    enum Rule: Hashable {
        case sends(String, asks: Bool = false)
        case refuses(asks: Bool = false)
        case wantsSignIn
        case looks
    }

    /// Gates, each with rules for some targets, and their decision about the target `a`.
    private nonisolated static let table: [([[String: Rule]], String)] = [
        ([], "allow"), ([[:], [:]], "allow"), ([["b": .refuses()]], "allow"), ([["a": .refuses()]], "refused by 0"),
        ([[:], ["a": .refuses()], ["a": .wantsSignIn]], "refused by 1"),
        ([["a": .wantsSignIn], ["a": .refuses()]], "sign in for a"),
        ([["a": .sends("b")]], "b because 0"), ([["a": .sends("b")], ["b": .sends("c")]], "c because 0 1"),
        ([["b": .refuses()], ["a": .sends("b")]], "refused by 0"),
        ([["a": .sends("b")], ["b": .wantsSignIn]], "sign in for b"),
        ([["a": .sends("a")]], "circle to a"), ([["a": .sends("b"), "b": .sends("a")]], "circle to a"),
        ([["a": .sends("b"), "b": .sends("c"), "c": .sends("b")]], "circle to b"),
        ([["a": .sends("b")], ["b": .sends("a")]], "circle to a"),
        ([["a": .looks], ["a": .refuses()]], "refused by 1"), ([["a": .looks], [:]], "allow"),
        ([["a": .refuses(asks: true)]], "refused by 0"), ([["a": .sends("b", asks: true)]], "b because 0"),
        ([["a": .sends("b", asks: true), "b": .sends("c", asks: true)]], "c because 0 0"),
        ([["a": .sends("b", asks: true)], ["b": .refuses(asks: true)]], "refused by 1"),
        ([["a": .sends("b", asks: true), "b": .sends("a", asks: true)]], "circle to a"),
        ([["a": .sends("b"), "b": .looks], ["b": .wantsSignIn]], "sign in for b"),
    ]

    @Test(arguments: table) func `gates are asked in order, and a redirect asks all of them again`(
        gates: [[String: Rule]], expected: String
    ) async {
        #expect(await Self.decision(gates, for: "a") == expected)
    }

    @Test(arguments: [false, true]) func `as many redirects as stated are followed, and one more is too many`(
        asks: Bool
    ) async {
        let letters = (0...10).map { String("abcdefghijk".dropFirst($0).prefix(1)) }
        for count in 0...10 {
            let rules = zip(letters.prefix(count), letters.dropFirst()).map { ($0, Rule.sends($1, asks: asks)) }
            let decision = await Self.decision([Dictionary(uniqueKeysWithValues: rules)], for: "a")
            #expect((decision == "too many") == (count > 8), "\(count): \(decision)")
        }
    }

    @Test func `any gates decide, as following them by hand does`() async {
        var random = SeededGenerator(seed: 6)
        for _ in 0..<5_000 {
            let letters = ["a", "b", "c", "d"]
            let gates = (0..<Int.random(in: 0...3, using: &random)).map { _ in
                Dictionary(
                    uniqueKeysWithValues: letters.compactMap { letter -> (String, Rule)? in
                        let asks = Bool.random(using: &random)
                        switch Int.random(in: 0..<6, using: &random) {
                        case 0: return (letter, .sends(letters.randomElement(using: &random) ?? "a", asks: asks))
                        case 1: return (letter, .refuses(asks: asks))
                        case 2: return (letter, .wantsSignIn)
                        case 3: return (letter, .looks)
                        default: return nil
                        }
                    })
            }
            let decision = await Self.decision(gates, for: "a")
            #expect(decision == Self.byHand(gates, "a", after: [], because: []), "\(gates)")
        }
    }

    @Test func `a decision that needs no lookup is immediate`() {
        var looked = 0
        let chain = GateChain<String, Int>([
            { $0 == "a" ? .verdict(.allow) : .verdict(.refuse(0)) },
            { target in
                guard target == "c" else { return .verdict(.allow) }
                return .ask {
                    looked += 1
                    return .allow
                }
            },
        ])
        for target in ["a", "b"] { if case .ask = chain.decision(for: target) { Issue.record("\(target)") } }
        #expect(looked == 0)
    }

    private static func decision(_ rules: [[String: Rule]], for target: String) async -> String {
        let chain = GateChain<String, Int>(
            rules.enumerated().map { index, rules in { target in answer(rules[target], of: index, for: target) } })
        let decision = chain.decision(for: target)
        if case .ask(let check) = decision { return text(await check.decision()) }
        return text(decision)
    }

    private static func answer(_ rule: Rule?, of index: Int, for target: String) -> GateAnswer<String, Int> {
        switch rule {
        case nil: .verdict(.allow)
        case .sends(let other, asks: false): .verdict(.redirect(to: other, because: index))
        case .sends(let other, asks: true): .ask { .redirect(to: other, because: index) }
        case .refuses(asks: false): .verdict(.refuse(index))
        case .refuses(asks: true): .ask { .refuse(index) }
        case .wantsSignIn: .verdict(.signInFirst(returnTo: target))
        case .looks: .ask { .allow }
        }
    }

    private static func text(_ decision: GateDecision<String, Int>) -> String {
        switch decision {
        case .allow: "allow"
        case .redirect(let target, let reasons):
            "\(target) because \(reasons.map(\.description).joined(separator: " "))"
        case .signInFirst(let target): "sign in for \(target)"
        case .refuse(let gate): "refused by \(gate)"
        case .circle(let target): "circle to \(target)"
        case .tooManyRedirects: "too many"
        case .ask: "asks again"
        }
    }

    /// The same decision by recursion.
    private static func byHand(
        _ gates: [[String: Rule]], _ target: String, after left: [String], because: [Int]
    ) -> String {
        for (index, rules) in gates.enumerated() {
            switch rules[target] {
            case nil, .looks: continue
            case .wantsSignIn: return "sign in for \(target)"
            case .refuses: return "refused by \(index)"
            case .sends(let other, _):
                let left = left + [target]
                if left.contains(other) { return "circle to \(other)" }
                if left.count > 8 { return "too many" }
                return byHand(gates, other, after: left, because: because + [index])
            }
        }
        let reasons = because.map(\.description).joined(separator: " ")
        return left.isEmpty ? "allow" : "\(target) because \(reasons)"
    }
}
