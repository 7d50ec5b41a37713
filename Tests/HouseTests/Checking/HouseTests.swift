import Testing

/// The repository keeps the rules of the house, and every rule is able to say no.
@Suite struct HouseTests {
    @Test(arguments: Rule.all)
    func `the repository keeps the rule`(_ rule: Rule) {
        let findings = rule.findings(.here).map(\.description).sorted()
        if !findings.isEmpty { Issue.record("\(findings.count) findings\n\(findings.joined(separator: "\n"))") }
    }

    @Test(arguments: Rule.all)
    func `the rule finds something in each of its bad examples`(_ rule: Rule) {
        #expect(!rule.bad.isEmpty)
        for example in rule.bad {
            #expect(!rule.findings(Repository(example: example)).isEmpty, "nothing found in \(example)")
        }
    }

    @Test(arguments: Rule.all)
    func `the rule leaves its good example alone`(_ rule: Rule) {
        #expect(rule.findings(Repository(example: rule.good)).map(\.description) == [])
    }
}
