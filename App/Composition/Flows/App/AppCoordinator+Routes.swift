import Domain
import Navigation

/// Going places, in a section as it was left or as a link leads there.
extension AppCoordinator {
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
        admit(flow(of: section).topRoute, returnAction: .section(section), answered: .modals) { [self] in
            dismissAll()
            select(section)
        }
    }

    /// Opens a route as a link does: its section with the whole stack below it, and nothing presented but what it
    /// names.
    func arrive(at route: AppRoute) {
        admit(route, answered: .modalsAndSection) { [self] in open(route) }
    }

    /// Shows a route that the gates let through.
    func open(_ route: AppRoute) {
        dismissAll()
        select(route.section)
        let flow = flow(of: route.section)
        guard let modal = route.modal else { return flow.become(route.inFlow) }
        flow.popToRoot()
        present(modal)
    }

    /// Goes where someone wanted to be before signing in.
    func perform(_ action: ReturnAction) {
        switch action {
        case .resume: break
        case .section(let section): arrive(in: section)
        case .route(let route): arrive(at: route)
        }
    }

    /// Opens a link.
    ///
    /// - Throws: ``RefusedLink`` when it leads nowhere; nothing has changed then.
    func handle(url: String) throws(RefusedLink) {
        navigate(to: try AppRoute.route(url))
    }
}
