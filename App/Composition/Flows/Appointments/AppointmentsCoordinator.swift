import Domain
import Navigation
import Observation

/// Owns the navigation of the Appointments section; nobody else changes it.
@Observable
final class AppointmentsCoordinator: SectionCoordinator {
    static let section = AppSection.appointments

    private(set) var stack = RouteStack<AppointmentsRoute>(section.stack, root: .agenda)

    /// The whole app's navigation, which owns this part of it.
    weak var app: AppCoordinator?

    /// Goes to a route from here, if the gate lets this person through.
    func navigate(to route: AppointmentsRoute) {
        guard let app, app.admits(.appointments(route)) else { return }
        stack.push(route)
    }

    @discardableResult func pop() -> Bool {
        stack.pop()
    }

    func become(_ path: [AppointmentsRoute]) {
        stack.become(path)
    }
}
