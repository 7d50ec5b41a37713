import Foundation
import HeadlessUI
import Observation
import Testing

@testable import FeatureTesting

/// A screen that does not come to rest fails its test, with the screen.
@MainActor @Suite struct RestlessTests {
    @Test func `a task that goes on changing what loads fails its test`() async throws {
        let counter = Counter()
        let driver = ScreenDriver(CounterView(counter: counter))
        try await fails("does not come to rest: a task or an action has changed it 1000 times", "│  Counted ") {
            await driver.settle()
        }
        #expect(await letOthersRun(while: { !counter.isCancelled }))
    }

    @Test func `an action that goes on changing the screen fails its test`() async throws {
        let counter = Counter(isLoading: false)
        let driver = ScreenDriver(CounterView(counter: counter), patience: Patience(turns: 20))
        try await fails("does not come to rest: a task or an action has changed it 20 times", "│ ▸1 Count") {
            try await driver.press("Count")
        }
        #expect(await letOthersRun(while: { !counter.isCancelled }))
    }

    @Test func `an action that waits is no work, however long`() async throws {
        let counter = Counter(isLoading: false)
        let driver = ScreenDriver(CounterView(counter: counter), patience: Patience(turns: 3))
        let pressing = Task { try await driver.press("Wait") }
        for _ in 0..<100 { await letOthersRun() }
        counter.release()
        try await pressing.value
        #expect(driver.shows("Counted 1"))
    }

    @Test func `work that does not heed its cancellation fails its test when the place goes`() async throws {
        let counter = Counter(isLoading: false)
        let driver = ScreenDriver(Text("Deaf").task(id: 1) { await counter.wait() })
        await driver.settle()
        try await fails("goes on after its place is gone", "│") { await driver.leave() }
        counter.release()
    }

    @Test func `a loop that lets nobody have a turn ends the tests, with the screen`() async throws {
        let result = try #require(
            await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) { @MainActor in
                let driver = ScreenDriver(
                    Button("Spin") { while true {} }, patience: Patience(work: .milliseconds(200)))
                try await driver.press("Spin")
            })
        let said = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(said.contains("does not come to an end: a view, a task or an action loops on the main actor"))
        #expect(said.contains("│ ▸1 Spin\n"))
    }

    @Test func `a loop after a wait ends the tests, too`() async throws {
        let result = try #require(
            await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) { @MainActor in
                let counter = Counter(isLoading: false)
                let spin = Button("Spin") {
                    await counter.wait()
                    while true {}
                }
                let driver = ScreenDriver(spin, patience: Patience(work: .milliseconds(200)))
                let pressing = Task { try await driver.press("Spin") }
                for _ in 0..<100 { await letOthersRun() }
                counter.release()
                try await pressing.value
            })
        #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains("│ ▸1 Spin\n"))
    }

    @Test func `a loop after a wait ends the tests of one feature as soon as one before it`() async {
        await #expect(processExitsWith: .exitCode(1)) { @MainActor in
            setenv("SCREEN_TESTS_ALONE", "1", 1)
            let spin = Button("Spin") {
                await Task.detached {}.value
                let before = ThreadWork.ofProcess()
                while ThreadWork.busiest(since: before) < .seconds(3) {}
            }
            try await ScreenDriver(spin, patience: Patience(work: .milliseconds(400))).press("Spin")
        }
    }

    @Test func `work beside the main actor is no loop, however long`() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let work = Button("Work") {
                await Task.detached {
                    let before = ThreadWork.ofProcess()
                    while ThreadWork.busiest(since: before) < .seconds(2) {}
                }.value
            }
            try await ScreenDriver(work, patience: Patience(work: .milliseconds(60))).press("Work")
        }
    }

    @Test func `what ends the tests names the test, and the others that were under way`() {
        let screen = Screen(
            title: "Cart", breadcrumb: ["Cart"], account: "", tabs: [], style: .page, canGoBack: false,
            content: Node(.text, label: "14.05 EUR"))
        let steps = ["first", "second"].map { Watchdog.Step(test: $0, screen: screen, patience: Patience()) }
        let problem = Watchdog.problem(with: steps)
        #expect(problem.contains("✘ Test \"second\" does not come to an end"))
        #expect(problem.contains("│  14.05 EUR\n"))
        #expect(problem.contains("Under way as well: first.\n"))
    }

    /// Expects what is done to fail the test with these words.
    private func fails(_ problem: String, _ line: String, _ action: () async throws -> Void) async throws {
        try await withKnownIssue {
            try await action()
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains(problem) && $0.rawValue.contains(line) }
        }
    }
}

/// Counts for ever, until it is cancelled.
@MainActor @Observable private final class Counter {
    private(set) var count = 0
    let isLoading: Bool
    @ObservationIgnored private(set) var isCancelled = false
    @ObservationIgnored private var waiter: CheckedContinuation<Void, Never>?

    init(isLoading: Bool = true) {
        self.isLoading = isLoading
    }

    func run() async {
        while !Task.isCancelled {
            count += 1
            await Task.yield()
        }
        isCancelled = true
    }

    func wait() async {
        await withCheckedContinuation { waiter = $0 }
        count += 1
    }

    func release() { waiter?.resume() }
}

private struct CounterView: View {
    let counter: Counter

    var body: some View {
        VStack {
            Text("Counted \(counter.count)")
            if counter.isLoading {
                ProgressView("Counting").task(id: 1) { await counter.run() }
            } else {
                Button("Count") { await counter.run() }
                Button("Wait") { await counter.wait() }
            }
        }
    }
}
