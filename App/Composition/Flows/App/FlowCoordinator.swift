import Navigation

/// The navigation of one section or one modal: turns what a feature asks for into steps of the app, which owns every
/// path.
class FlowCoordinator<Route: FlowRoute> {
    /// The whole app's navigation, or nil once that is gone.
    final weak let app: AppCoordinator?

    /// The stack of the flow.
    final let stack: StackID

    /// The coordinator of a modal that is being presented.
    init(_ stack: StackID, app: AppCoordinator) {
        (self.stack, self.app) = (stack, app)
    }

    /// The coordinator of a section, whose routes name it.
    convenience init(app: AppCoordinator) {
        self.init((Route.section ?? .home).stack, app: app)
    }
}

extension FlowCoordinator {
    /// The routes above the root.
    var path: [Route] { app?.state[stack: stack]?.path.compactMap { Route($0) } ?? [] }

    /// The route on top of the flow, or nil once the flow has ended.
    var top: Route? { app?.state[stack: stack].flatMap { Route($0.top.route) } }

    /// Pushes a route if the gates allow it. Does nothing if it is on top already.
    func navigate(to route: Route) {
        app?.step(to: route.appRoute) { [stack] in $0.push(route.appRoute, on: stack) }
    }

    /// Goes one place deeper where no gate is asked: inside of what covers everything until it is done with.
    func push(_ route: Route) {
        app?.change { [stack] in $0.push(route.appRoute, on: stack) }
    }

    /// Replaces the top route if the gates allow it.
    func replaceTop(with route: Route) {
        app?.step(to: route.appRoute) { [stack] in $0.change(stack) { $0.replaceTop(with: route.appRoute) } }
    }

    /// Goes one place back, and says whether there was one.
    @discardableResult func pop() -> Bool { app?.change { [stack] in $0.change(stack) { $0.pop() } } ?? false }

    /// Goes back to the flow's start.
    func popToRoot() { become([]) }

    /// Makes a path the routes above the root.
    func become(_ path: [Route]) {
        app?.change { [stack] in $0.change(stack) { $0.become(path.map { $0.appRoute }) } }
    }
}
