import Navigation

/// A place of a flow, as the frame around it names it.
nonisolated protocol FlowRoute: Hashable, Sendable {
    /// The route's name in the breadcrumb.
    var title: String { get }
}

/// The navigation of one section or one modal: its own stack, which nobody else changes.
protocol FlowCoordinator: AnyObject {
    /// Every place of the flow.
    associatedtype Route: FlowRoute

    /// The places, root first.
    var stack: RouteStack<Route> { get }

    /// Goes one step back, and says whether there was one.
    func pop() -> Bool
}

extension FlowCoordinator {
    /// The names of the places, root first.
    var breadcrumb: [String] { stack.places.map(\.route.title) }

    /// The place on show.
    var top: PlaceID { stack.top.id }

    /// Every place that exists.
    var places: [PlaceID] { stack.places.map(\.id) }
}
