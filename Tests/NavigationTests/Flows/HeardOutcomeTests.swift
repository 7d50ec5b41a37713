import Navigation
import Testing

/// Drawing a screen waits for the callers that just received a flow's outcome.
@MainActor @Suite struct HeardOutcomeTests {
    @Test func `a wait for all deliveries includes the caller that just received one`() async {
        let outcomes = FlowOutcomes<String>()
        let (place, flow) = (PlaceID.root(of: StackID(1)), PlaceID.root(of: StackID(7)))
        var heard: String?
        outcomes.wait(for: flow, at: place)
        let asker = Task.immediate { heard = await outcomes.outcome(at: place) }
        outcomes.end(flow, with: "done")
        #expect(heard == nil)
        await outcomes.allHeard()
        #expect(heard == "done")
        await asker.value
    }
}
