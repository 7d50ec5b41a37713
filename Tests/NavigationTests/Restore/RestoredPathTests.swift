import Navigation
import Testing

@Suite("A path read back from links")
struct RestoredPathTests {
    @Test("The root is no part of the path, wherever its link stands, and is not dropped either")
    func root() {
        let restored = restore(["clinic://orders", "orders/1042", "orders", "orders/1042/tracking"])
        #expect(restored.path == [.order(1042), .tracking(1042)])
        #expect(restored.dropped == [])
    }

    @Test("A link that is not understood is dropped, and what is around it stays in its order")
    func notUnderstood() {
        let restored = restore(["orders", "orders/x", "orders/1", "", "https://a", "orders/2"])
        #expect(restored.path == [.order(1), .order(2)])
        #expect(restored.dropped == ["orders/x", "", "https://a"])
    }

    @Test("A route that is not admitted is dropped, also where it is the root")
    func notAdmitted() {
        let restored = restore(["orders", "orders/1", "orders/2"]) { $0 == .order(2) }
        #expect(restored.path == [.order(2)])
        #expect(restored.dropped == ["orders", "orders/1"])
    }

    @Test("Without links there is no path and nothing was dropped")
    func nothing() {
        let restored = restore([])
        #expect(restored.path == [])
        #expect(restored.dropped == [])
    }

    private func restore(_ links: [String], admits: (SampleRoute) -> Bool = { _ in true }) -> RestoredPath<SampleRoute>
    {
        RestoredPath(links, root: .orders, reading: SampleRoute.links.route, admits: admits)
    }
}
