import Domain
import Navigation
import Observation

/// Owns the navigation of the Catalog section; nobody else changes it.
@Observable
final class CatalogCoordinator: SectionCoordinator {
    static let section = AppSection.catalog

    private(set) var stack = RouteStack<CatalogRoute>(section.stack, root: .categories)

    /// The whole app's navigation, which owns this part of it.
    weak var app: AppCoordinator?

    /// Goes to a route from here, if the gate lets this person through.
    func navigate(to route: CatalogRoute) {
        guard let app, app.admits(.catalog(route)) else { return }
        stack.push(route)
    }

    @discardableResult func pop() -> Bool {
        stack.pop()
    }

    func become(_ path: [CatalogRoute]) {
        stack.become(path)
    }
}
