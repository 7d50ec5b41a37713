import Testing

@testable import LayeringCommands
@testable import LayeringEngine

/// A role that was guessed is given up where most sources break its rules: then the guess was wrong.
@Suite struct ShapeTests {
    @Test(arguments: ShapedPackage.all.indices)
    func `a package passes without a baseline`(number: Int) {
        let package = ShapedPackage.all[number]
        let text = Proposal(package.facts, package.sources).written
        let (configuration, wrong) = Configuration.read(text, path: "layering.config")
        #expect(wrong == [])
        let found = Check(package.facts, configuration)
            .findings(today: "2026-01-01", expired: .error, sources: package.sources)
        #expect(found.map(\.description) == [], "\(text)")
        let known = configuration.baseline.map { "\($0.rule) \($0.path) \($0.name)" }
        #expect(
            known
                == (package.name == "Words"
                    ? ["undeclared-dependency Sources/GameFeatureTests/A.swift SharedModels"] : []))
    }

    @Test(arguments: ShapedPackage.all.indices)
    func `each target has the role that its shape gives it`(number: Int) {
        let package = ShapedPackage.all[number]
        let proposal = Proposal(package.facts, package.sources)
        for (row, guess) in zip(package.rows, proposal.guesses) {
            #expect(guess.role == row.role, "\(package.name) \(row.name): \(guess.reason)")
        }
    }

    @Test func `a guess that the sources contradict is given up, and the account says why`() {
        let package = ShapedPackage.screensWithModels
        let account = Proposal(package.facts, package.sources).account
        #expect(
            account == """
                  app        Bookshelf: nothing uses it, and it uses targets with screens
                  other      Library: could be feature, but breaks feature-task 1, observable-object 1, shared-instance 1, swallowed-error 1
                  feature    Search: imports SwiftUI, and the app alone uses it
                  design     UI: imports SwiftUI, and 2 targets with screens use it
                  domain     Models: imports Foundation at most, and 6 targets use it
                  other      Networking: does I/O (URLSession), but screens use it, which `data` would forbid
                  data       Keychain: does I/O (SecItemDelete), and no screen uses it
                  test       LibraryTests: a target of tests

                """)
    }

    @Test(arguments: ["Domain Kit", "Domain Extra"])
    func `layers that would use each other in a circle, and names with spaces, are no trouble`(uses: String) {
        let package = ShapedPackage(
            name: "Kit",
            rows: [
                (.library, "Domain", "", "", .domain), (.library, "DesignSystem", "", "", .design),
                (.library, "Data", "Domain", "", .data), (.library, "Kit", "Domain", "", .app),
                (.library, "Extra", "Kit", "", .other), (.library, "Features", "", "", .other),
                (.executable, "my kit", uses, "", .app), (.executable, "your kit", "Features Extra", "", .app),
            ])
        let proposal = Proposal(package.facts, package.sources)
        let (configuration, wrong) = Configuration.read(proposal.written, path: "layering.config")
        #expect(wrong == [], "\(proposal.written)")
        #expect(proposal.guesses.map(\.role) == package.rows.map(\.role))
        let found = Check(package.facts, configuration)
            .findings(today: "2026-01-01", expired: .error, sources: package.sources)
        #expect(found.map(\.description) == [], "\(proposal.written)")
    }

    @Test func `the account of a large package is one screen`() {
        let rows = (1...200).map { number in
            (
                TargetFacts.Kind.library, "T\(number)", number > 1 ? "T\(number - 1)" : "", "import M\(number)\n",
                Role.other
            )
        }
        let package = ShapedPackage(name: "Large", rows: rows)
        let account = Proposal(package.facts, package.sources).account
        #expect(account == "  other      T1, T2, T3, T4 and 196 more: no app here that has screens in other targets\n")
    }
}
