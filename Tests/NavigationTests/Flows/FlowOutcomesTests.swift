import Navigation
import Support
import Testing

/// The caller that awaits a flow receives its outcome exactly once.
@MainActor @Suite struct FlowOutcomesTests {
    private let outcomes = FlowOutcomes<String>()
    private let place = PlaceID.root(of: StackID(1))
    private let flow = PlaceID.root(of: StackID(7))

    @Test func `a caller before and a caller after both receive the outcome, each only once`() async {
        for asksFirst in [true, false] {
            let outcomes = FlowOutcomes<String>()
            outcomes.wait(for: flow, at: place)
            let early = asksFirst ? Task.immediate { await outcomes.outcome(at: place) } : nil
            outcomes.end(flow, with: "done")
            outcomes.end(flow, with: "again")
            let task = early ?? Task.immediate { await outcomes.outcome(at: place) }
            #expect(await task.value == "done")
            #expect(outcomes.flows.undelivered.isEmpty && outcomes.flows.waiting.isEmpty)
        }
    }

    @Test func `an outcome left from an earlier run is delivered to a caller before or after`() async {
        for asksFirst in [true, false] {
            let early = asksFirst ? Task.immediate { await outcomes.outcome(at: place) } : nil
            outcomes.leave("done", for: place)
            let heard = early ?? Task.immediate { await outcomes.outcome(at: place) }
            // A caller without an outcome is notified, instead of waiting for ever.
            outcomes.keep(only: [])
            #expect(await heard.value == "done")
        }
    }

    @Test func `of several callers at a place the newest receives the outcome`() async {
        outcomes.wait(for: flow, at: place)
        let first = Task.immediate { await outcomes.outcome(at: place) }
        let second = Task.immediate { await outcomes.outcome(at: place) }
        outcomes.end(flow, with: "done")
        outcomes.keep(only: [])
        #expect(await [first.value, second.value] == [nil, "done"])
    }

    @Test func `a place that was pushed is awaited, and ends when it is gone`() async {
        var stack = RouteStack(StackID(3), root: "list")
        let list = stack.top.id
        for route in ["first", "second"] {
            stack.push(route)
            outcomes.wait(for: stack.top.id, at: list)
        }
        outcomes.endFlows(notIn: stack.places.map(\.id), with: "gone")
        #expect(outcomes.flows.undelivered.isEmpty)
        stack.popToRoot()
        outcomes.endFlows(notIn: stack.places.map(\.id), with: "gone")
        #expect(outcomes.flows.undelivered.map(\.outcome) == ["gone", "gone"] && outcomes.flows.waiting.isEmpty)
    }

    @Test func `a flow without a caller ends without a trace`() {
        outcomes.end(flow, with: "done")
        outcomes.wait(for: flow, at: place)
        outcomes.end(.root(of: StackID(8)), with: "done")
        #expect(outcomes.flows.undelivered.isEmpty)
        #expect(outcomes.flows.waiting == [flow: place])
    }

    @Test func `outcomes are delivered in the order in which the flows ended, each at its own place`() async {
        let other = PlaceID.root(of: StackID(2))
        for (index, place) in [place, other, place].enumerated() {
            outcomes.wait(for: .root(of: StackID(10 + index)), at: place)
            outcomes.end(.root(of: StackID(10 + index)), with: "\(index)")
        }
        #expect(await outcomes.outcome(at: place) == "0")
        #expect(await outcomes.outcome(at: other) == "1")
        #expect(await outcomes.outcome(at: place) == "2")
    }

    @Test func `a wait ends without an outcome when its place is closed, and the outcome is dropped`() async {
        outcomes.wait(for: flow, at: place)
        let asker = Task.immediate { await outcomes.outcome(at: place) }
        outcomes.keep(only: [])
        #expect(await asker.value == nil)
        outcomes.end(flow, with: "done")
        #expect(outcomes.flows.undelivered.isEmpty)
    }

    @Test func `a cancelled task stops waiting, and the next caller receives the outcome`() async {
        outcomes.wait(for: flow, at: place)
        let asker = Task.immediate { await outcomes.outcome(at: place) }
        asker.cancel()
        #expect(await asker.value == nil)
        outcomes.end(flow, with: "done")
        #expect(await outcomes.outcome(at: place) == "done")
    }

    @Test func `a task that was cancelled before it waits does not wait`() async {
        let asker = Task { await outcomes.outcome(at: place) }
        asker.cancel()
        #expect(await asker.value == nil)
    }

    @Test func `a task cancelled during the delivery receives the outcome once, or leaves it`() async {
        for _ in 1...200 {
            let outcomes = FlowOutcomes<String>()
            outcomes.wait(for: flow, at: place)
            let asker = Task.immediate { await outcomes.outcome(at: place) }
            let killer = Task.detached { asker.cancel() }
            outcomes.end(flow, with: "done")
            await killer.value
            let heard = [await asker.value, outcomes.flows.undelivered.first?.outcome].compactMap { $0 }
            #expect(heard == ["done"])
        }
    }

    @Test func `nothing is held when all is over`() async {
        var outcomes: FlowOutcomes<Token>? = FlowOutcomes()
        weak let driver = outcomes
        var token: Token? = Token()
        weak let value = token
        outcomes?.wait(for: flow, at: place)
        let asker = Task.immediate { [outcomes] in await outcomes?.outcome(at: place) != nil }
        if let token { outcomes?.end(flow, with: token) }
        #expect(await asker.value)
        await outcomes?.allHeard()
        (outcomes, token) = (nil, nil)
        await letOthersRun(while: { value != nil || driver != nil })
        #expect(value == nil && driver == nil)
    }
}

private final class Token: Sendable {}
