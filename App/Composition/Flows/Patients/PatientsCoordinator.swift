import Domain
import Navigation
import Observation

/// Owns the navigation of the Patients section; nobody else changes it.
@Observable
final class PatientsCoordinator: SectionCoordinator {
    var stack = RouteStack<PatientsRoute>(section.stack, root: .list)

    /// The whole app's navigation, which owns this part of it.
    weak var app: AppCoordinator?

    /// Puts a route in place of the one on show, if the gate lets this person through.
    private func replace(with route: PatientsRoute) {
        app?.admit(.patients(route)) { [self] in replaceTop(with: route) }
    }
}

extension PatientsCoordinator: PatientsCoordinating {
    /// One search takes the place of another: going back leads out of searching, not through all that was searched for.
    func showPatients(matching search: SearchText?) {
        let isSearching = if case .search = stack.top.route { true } else { false }
        switch (search, isSearching) {
        case (let search?, true): replace(with: .search(search))
        case (let search?, false): navigate(to: .search(search))
        case (nil, true): pop()
        case (nil, false): break
        }
    }

    func showPatient(_ number: PatientNumber) {
        navigate(to: .detail(number))
    }

    func registerPatient() {
        navigate(to: .register)
    }

    func editPatient(_ number: PatientNumber) {
        navigate(to: .edit(number))
    }

    func registered(_ number: PatientNumber) {
        replace(with: .detail(number))
    }

    func editSaved() {
        pop()
    }

    func showNotes(of number: PatientNumber) {
        navigate(to: .notes(number))
    }

    func showOrders(of number: PatientNumber) {
        app?.navigate(to: .orders(.scoped(.patient(number))))
    }

    func showAppointment(_ number: AppointmentNumber) {
        app?.navigate(to: .appointments(.detail(number)))
    }

    func book(for number: PatientNumber) {
        let route = BookingRoute.services(BookingStart(patient: number))
        app?.admit(.booking(route)) { [self] in app?.present(.booking(route), for: place(of: number)) }
    }

    func bookingOutcome(for number: PatientNumber) async -> FlowOutcome<AppointmentNumber>? {
        guard let app, let place = place(of: number) else { return nil }
        return await app.outcomes.outcome(at: place)
    }

    /// The topmost page of a patient.
    private func place(of number: PatientNumber) -> PlaceID? {
        stack.places.last { $0.route == .detail(number) }?.id
    }
}
