import Domain
import Navigation

/// Navigates the Patients section: turns what its screens ask for into steps.
final class PatientsCoordinator: FlowCoordinator<PatientsRoute> {}

extension PatientsCoordinator: PatientsCoordinating {
    /// One search takes the place of another: going back leads out of searching, not through all that was searched for.
    func showPatients(matching search: SearchText?) {
        let isSearching = if case .search = top { true } else { false }
        switch (search, isSearching) {
        case (let search?, true): replaceTop(with: .search(search))
        case (let search?, false): navigate(to: .search(search))
        case (nil, true): pop()
        case (nil, false): break
        }
    }

    func showPatient(_ number: PatientNumber) { navigate(to: .detail(number)) }
    func registerPatient() { navigate(to: .register) }
    func editPatient(_ number: PatientNumber) { navigate(to: .edit(number)) }
    func registered(_ number: PatientNumber) { replaceTop(with: .detail(number)) }
    func editSaved() { pop() }
    func showHistory(of number: PatientNumber) { navigate(to: .history(number)) }
    func showNotes(of number: PatientNumber) { navigate(to: .notes(number)) }
    func reasonGiven(toOpenNotesOf number: PatientNumber) {
        app?.dismiss()
        if app?.state.visibleRoute == .patients(.detail(number)) {
            showNotes(of: number)
        } else {
            app?.go(.route(.patients(.notes(number))))
        }
    }

    func showOrders(of number: PatientNumber) { app?.go(.route(.orders(.scoped(.patient(number))))) }
    func showAppointment(_ number: AppointmentNumber) { app?.go(.route(.appointments(.detail(number)))) }

    func book(for number: PatientNumber) {
        app?.present(at: .booking(.services(BookingStart(patient: number))), for: place(of: number))
    }

    func bookingOutcome(for number: PatientNumber) async -> FlowOutcome<AppointmentNumber>? {
        guard let app, let place = place(of: number) else { return nil }
        return await app.outcomes.outcome(at: place)
    }

    /// The topmost page of a patient.
    private func place(of number: PatientNumber) -> PlaceID? {
        app?.state[.patients].places.last { $0.route == .patients(.detail(number)) }?.id
    }
}
