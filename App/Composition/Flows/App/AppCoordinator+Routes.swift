import Domain
import Navigation

/// Going places: every way in asks the gate first.
extension AppCoordinator {
    /// The route on show in a section.
    func top(of section: AppSection) -> AppRoute {
        switch section {
        case .home: .home(home.stack.top.route)
        case .orders: .orders(orders.stack.top.route)
        }
    }

    /// Every route of a section's stack, root first.
    func routes(of section: AppSection) -> [AppRoute] {
        switch section {
        case .home: home.stack.places.map { .home($0.route) }
        case .orders: orders.stack.places.map { .orders($0.route) }
        }
    }

    /// The user wants a section as it was left.
    func show(_ section: AppSection) {
        leave(.section(section))
    }

    /// The user wants a route, as a link leads to it.
    func navigate(to route: AppRoute) {
        leave(.route(route))
    }

    /// Shows a section as it was left, or asks to sign in first and comes back to it.
    func arrive(in section: AppSection) {
        guard admits(top(of: section), returnAction: .section(section)) else { return }
        dismissAll()
        select(section)
    }

    /// Opens a route as a link does: its section with the whole stack below it, and nothing presented but what it names.
    func arrive(at route: AppRoute) {
        guard admits(route) else { return }
        dismissAll()
        select(route.section)
        switch route {
        case .home(let route): home.become(route.path)
        case .orders(let route): orders.become(route.path)
        case .settings(let route): open(.settings(route))
        case .profile(let route): open(.profile(route))
        }
    }

    /// Presents a modal over the start of Home.
    private func open(_ modal: AppModal) {
        home.become([])
        present(modal)
    }

    /// Opens a link.
    ///
    /// - Throws: ``RefusedLink`` when it leads nowhere; nothing has changed then.
    func handle(url: String) throws(RefusedLink) {
        navigate(to: try AppRoute.links.route(url))
    }

    /// Asks the gate. Where it wants a sign-in first, presents that; where it refuses, says why.
    func admits(_ route: AppRoute, returnAction: ReturnAction? = nil) -> Bool {
        switch gate.verdict(for: route) {
        case .allow: return true
        case .signInFirst(let target): presentLogin(returnAction: returnAction ?? .route(target))
        case .refuse(let error): tell("\(error.message) \(error.advice)")
        }
        return false
    }
}
