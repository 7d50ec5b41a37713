import Domain
import Observation

/// Keeps the booking current and makes it: the last step.
///
/// The input is in the draft that all steps share; it outlives this step.
@Observable
package final class BookingConfirmModel {
    private(set) var booking = LoadState<BookingPresentation>.idle
    private(set) var patients = LoadState<PatientChoicesPresentation>.idle
    private(set) var problem: AppError?

    private let service: ServiceSlug
    private let clinician: ClinicianSlug
    private let start: Minute
    private let dependencies: AppointmentsDependencies
    private weak let coordinator: (any BookingCoordinating)?
    private var found: [PatientReference] = []

    /// A time with a clinician for a service.
    package init(
        service: ServiceSlug, clinician: ClinicianSlug, start: Minute, dependencies: AppointmentsDependencies,
        coordinator: any BookingCoordinating
    ) {
        self.service = service
        self.clinician = clinician
        self.start = start
        self.dependencies = dependencies
        self.coordinator = coordinator
    }

    /// The patient: a number, or the beginning of a name.
    var patient: String {
        get { coordinator?.draft.patient ?? "" }
        set {
            if newValue != patient, problem == .unclearPatient { problem = nil }
            coordinator?.draft.patient = newValue
        }
    }

    /// The note.
    var note: String {
        get { coordinator?.draft.note ?? "" }
        set {
            if newValue != note, problem != .unclearPatient { problem = problem.unlessAboutInput }
            coordinator?.draft.note = newValue
        }
    }

    func observeTime() async {
        let zone = dependencies.timeZone
        let query = SlotQuery(service: service, clinician: clinician, day: Day(of: start.date, in: zone))
        await dependencies.appointments.slots(query).load(into: \.booking, of: self) { found in
            BookingPresentation(found, start: start.date, in: zone)
        }
    }

    func observePatients() async {
        found = []
        guard let text = SearchText(patient) else {
            // Blank, or longer than any name: nothing is looked for.
            return patients = patient.isEmpty ? .idle : .failed(.unclearPatient)
        }
        await dependencies.appointments.patients(matching: text, limit: 6)
            .load(into: \.patients, of: self) { patients in
                found = patients
                return PatientChoicesPresentation(patients)
            }
    }

    func choose(_ row: ChoicePresentation) {
        patient = row.id
    }

    func choose(_ slot: SlotPresentation) {
        guard let start = Minute(slot.start) else { return }
        coordinator?.choose(start)
    }

    func book() async {
        guard let patient = found.first, found.count == 1 else {
            return problem = .unclearPatient
        }
        guard let coordinator else { return }
        let request = Booking(patient: patient.number, service: service, clinician: clinician, start: start, note: note)
        let operation = coordinator.idempotencyKey.operation(for: request, from: dependencies.identifiers)
        do {
            let booked = try await dependencies.appointments.book(request, operation: operation)
            coordinator.idempotencyKey.succeeded(operation)
            coordinator.booked(booked.number)
        } catch {
            problem = dependencies.errors.leftToShow(of: error)
        }
    }
}

extension AppError {
    /// The input matches no patient, or more than one.
    fileprivate static let unclearPatient = AppError.invalidInput("It is not clear whom the appointment is for.")
}
