import Domain
import Observation

/// Keeps current when a clinician could do something, on one day: the third step of booking.
@Observable
package final class BookingSlotsModel {
    /// The free times, or the problem with the patient.
    var slots: LoadState<SlotsPresentation> { patientProblem.map(LoadState.failed) ?? days.slots }

    /// The visible day, and the ways to others.
    let days: SlotsModel

    private var patientProblem: AppError?
    private let service: ServiceSlug
    private let clinician: ClinicianSlug
    private let start: Day?
    private let patient: PatientNumber?
    private let dependencies: AppointmentsDependencies
    private weak let coordinator: (any BookingCoordinating)?

    /// The times of a clinician for a service, from a day on, for a patient if one was chosen beforehand.
    package init(
        service: ServiceSlug, clinician: ClinicianSlug, from start: Day? = nil, patient: PatientNumber? = nil,
        days: SlotsModel, dependencies: AppointmentsDependencies, coordinator: any BookingCoordinating
    ) {
        self.service = service
        self.clinician = clinician
        self.start = start
        self.patient = patient
        self.days = days
        self.dependencies = dependencies
        self.coordinator = coordinator
    }

    func observe() async {
        await days.observe(service, with: clinician, from: start)
    }

    func observePatient() async {
        guard let patient, let found = dependencies.appointments.search(for: patient) else { return }
        for await snapshot in found { patientProblem = snapshot.problem(finding: patient) }
    }

    func choose(_ slot: SlotPresentation) {
        guard let start = Minute(slot.start) else { return }
        coordinator?.choose(start)
    }
}
