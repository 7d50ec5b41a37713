import Domain
import Navigation
import Observation

/// Owns the navigation of the Patients section; nobody else changes it.
@Observable
final class PatientsCoordinator: SectionCoordinator {
    static let section = AppSection.patients

    private(set) var stack = RouteStack<PatientsRoute>(section.stack, root: .list)

    /// The whole app's navigation, which owns this part of it.
    weak var app: AppCoordinator?

    /// Goes to a route from here, if the gate lets this person through.
    func navigate(to route: PatientsRoute) {
        guard let app, app.admits(.patients(route)) else { return }
        stack.push(route)
    }

    @discardableResult func pop() -> Bool {
        stack.pop()
    }

    func become(_ path: [PatientsRoute]) {
        stack.become(path)
    }
}
