/// The rules about tests.
extension Rule {
    static let testSleep = Rule(
        "test-sleep", "A test waits for what happens, not for a time.",
        reason: "The time is too long on a good day, and too short on a busy computer.",
        fix: "Await the event, or pass a clock and advance it.", severity: .warning, source: "ui-wait-for-elements",
        names: Names(
            patterns: ["Thread . sleep (", "Task . sleep (", "^sleep ( !%:", "^usleep (", "^nanosleep ("],
            roles: [.test],
            problem: "waits for a time"),
        bad: [
            Example("Tests/OrdersTests", "try await Task.sleep(for: .seconds(1))", at: "1:16"),
            Example("Tests/OrdersTests", "Thread.sleep(forTimeInterval: 1); usleep(5)", at: "1:8", "1:35"),
        ],
        good: [
            Example("Tests/OrdersTests", "try await clock.sleep(for: .seconds(1)); sleep(until: a)"),
            Example("Data", "try await Task.sleep(for: .seconds(1))"),
        ])

    static let testRandom = Rule(
        "test-random", "A test that fails can be repeated.",
        reason: "With different numbers in each run it fails once, and nobody can repeat it.",
        fix: "Pass a generator with a seed as `using:`, and print the seed.", severity: .warning,
        source: "ci-deterministic-test-data",
        names: Names(
            patterns: [
                ". random ( in : !…using:", "Bool . random ( )", ". randomElement ( )", ". shuffled ( )",
                ". shuffle ( )",
                "SystemRandomNumberGenerator",
            ], roles: [.test], problem: "is different each time"),
        bad: [Example("Tests/OrdersTests", "let a = Int.random(in: 0..<9); let b = c.shuffled()", at: "1:13", "1:42")],
        good: [
            Example(
                "Tests/OrdersTests", "let a = Int.random(in: 0..<9, using: &generator); b.shuffle(using: &generator)"),
            Example("Tests/OrdersTests", "let a = Order.random()"),
        ])

    static let disabledTest = Rule(
        "disabled-test", "A test that is switched off says why.",
        reason: "Nobody switches it on again without knowing what it waits for.",
        fix: "Write the reason: `.disabled(\"…\")`, best with `.bug(…)`.", severity: .warning,
        source: "ci-flaky-test-quarantine",
        names: Names(
            patterns: ["@ Test ( … disabled ( )", "@ Suite ( … disabled ( )", "^XCTSkip ( )"], roles: [.test],
            problem: "is switched off without a reason"),
        bad: [Example("Tests/OrdersTests", "@Test(.tags(.a), .disabled()) func b() {}", at: "1:2")],
        good: [
            Example(
                "Tests/OrdersTests", "@Test(.disabled(\"until 1.2\")) func a() {}; @Test func b() { c.disabled() }"),
            Example("Tests/OrdersTests", "throw XCTSkip(\"no camera here\")"),
        ])

    static let testNetwork = Rule(
        "test-network", "A test does not ask the network.",
        reason: "It fails when a server does, and passes on what the server says today.",
        fix: "Pass a session with a `URLProtocol` of your own, or a fake of the repository.", severity: .warning,
        source: "mock-protocol-based-mocks",
        names: Names(patterns: ["URLSession . shared"], roles: [.test], problem: "asks the network"),
        bad: [Example("Tests/OrdersTests", "let a = try await URLSession.shared.data(from: b)", at: "1:30")],
        good: [Example("Tests/OrdersTests", "let a = URLSession(configuration: .stubbed)")])
}
