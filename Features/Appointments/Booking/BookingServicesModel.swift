import Domain
import Observation

/// Keeps current what can be booked: the first step of booking.
@Observable
package final class BookingServicesModel {
    /// The services, or the problem with the patient.
    var services: LoadState<ServicesPresentation> { patientProblem.map(LoadState.failed) ?? known }

    private var known = LoadState<ServicesPresentation>.idle
    private var patientProblem: AppError?
    private let patient: PatientNumber?
    private let dependencies: AppointmentsDependencies
    private weak let coordinator: (any BookingCoordinating)?

    /// Creates the model, for a patient if chosen beforehand.
    package init(
        patient: PatientNumber? = nil, dependencies: AppointmentsDependencies, coordinator: any BookingCoordinating
    ) {
        self.patient = patient
        self.dependencies = dependencies
        self.coordinator = coordinator
    }

    func observe() async {
        await dependencies.appointments.services().load(into: \.known, of: self, as: ServicesPresentation.init)
    }

    func observePatient() async {
        guard let patient, let found = dependencies.appointments.search(for: patient) else { return }
        for await snapshot in found { patientProblem = snapshot.problem(finding: patient) }
    }

    func choose(_ row: ChoicePresentation) {
        guard let slug = ServiceSlug(row.id) else { return }
        coordinator?.choose(slug)
    }
}

/// The services, as the screen shows them.
nonisolated struct ServicesPresentation: Hashable, Sendable {
    let rows: [ChoicePresentation]

    init(_ services: [Service]) {
        rows = services.map {
            ChoicePresentation(id: $0.slug.text, title: $0.title, remark: "\($0.minutes) minutes")
        }
    }
}

/// Something to choose as its row shows it.
nonisolated struct ChoicePresentation: Hashable, Sendable, Identifiable {
    /// The word by which links name it.
    let id: String
    let title: String
    let remark: String
}
