import Domain
import Observation

/// Keeps current who offers a service: the second step of booking.
@Observable
package final class BookingCliniciansModel {
    /// The clinicians who offer the service, or the problem with the patient.
    var offer: LoadState<OfferPresentation> { patientProblem.map(LoadState.failed) ?? known }

    private var known = LoadState<OfferPresentation>.idle
    private var patientProblem: AppError?
    private let patient: PatientNumber?
    private let service: ServiceSlug
    private let dependencies: AppointmentsDependencies
    private weak let coordinator: (any BookingCoordinating)?

    /// Creates the model for a service, and for a patient if chosen beforehand.
    package init(
        service: ServiceSlug, patient: PatientNumber? = nil, dependencies: AppointmentsDependencies,
        coordinator: any BookingCoordinating
    ) {
        self.service = service
        self.patient = patient
        self.dependencies = dependencies
        self.coordinator = coordinator
    }

    func observe() async {
        await dependencies.appointments.clinicians(offering: service)
            .load(into: \.known, of: self, as: OfferPresentation.init)
    }

    func observePatient() async {
        guard let patient, let found = dependencies.appointments.search(for: patient) else { return }
        for await snapshot in found { patientProblem = snapshot.problem(finding: patient) }
    }

    func choose(_ row: ChoicePresentation) {
        guard let slug = ClinicianSlug(row.id) else { return }
        coordinator?.choose(slug)
    }
}

/// An offer of a service, as the screen shows it.
nonisolated struct OfferPresentation: Hashable, Sendable {
    let question: String
    let rows: [ChoicePresentation]

    init(_ offer: ServiceOffer) {
        question = "\(offer.service.title), \(offer.service.minutes) minutes: with whom?"
        rows = offer.clinicians.map { ChoicePresentation(id: $0.slug.text, title: $0.name, remark: "") }
    }
}
