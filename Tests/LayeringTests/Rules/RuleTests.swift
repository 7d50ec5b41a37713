import Testing

@testable import LayeringEngine

/// Every rule finds its bad examples at their places, and accepts its good ones.
@Suite struct RuleTests {
    @Test(arguments: Rule.all.map(\.id))
    func `the rule finds its bad examples where they are`(id: String) throws {
        let rule = try #require(Rule.named(id))
        #expect(!rule.bad.isEmpty)
        for example in rule.bad {
            #expect(rule.places(in: example) == example.places, "\(example.files) \(example.dependencies)")
        }
    }

    @Test(arguments: Rule.all.map(\.id))
    func `the rule leaves its good examples alone`(id: String) throws {
        let rule = try #require(Rule.named(id))
        #expect(!rule.good.isEmpty)
        for example in rule.good {
            #expect(rule.places(in: example) == [], "\(example.files) \(example.dependencies)")
        }
    }

    @Test func `every rule has a unique id, a reason and advice`() {
        #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
        for rule in Rule.all {
            #expect(rule.summary.hasSuffix(".") && rule.reason.hasSuffix(".") && rule.fix.hasSuffix("."), "\(rule.id)")
        }
    }

    @Test func `the configuration of the examples makes sense`() {
        #expect(Configuration.read(SamplePackage.configuration, path: "a").findings == [])
    }
}
