import Domain
import Observation

/// Keeps current who offers a service: the second step of booking.
@Observable
package final class BookingCliniciansModel {
    private(set) var offer = LoadState<OfferPresentation>.idle

    private let service: ServiceHandle
    private let appointments: any AppointmentRepository
    private weak var coordinator: (any BookingCoordinating)?

    /// Who offers a service.
    package init(
        service: ServiceHandle, appointments: any AppointmentRepository, coordinator: any BookingCoordinating
    ) {
        self.service = service
        self.appointments = appointments
        self.coordinator = coordinator
    }

    func observe() async {
        offer = .loading
        for await snapshot in appointments.clinicians(offering: service) {
            offer.receive(snapshot, as: OfferPresentation.init)
        }
    }

    func choose(_ row: ChoicePresentation) {
        guard let handle = ClinicianHandle(row.id) else { return }
        coordinator?.choose(handle)
    }
}

/// Who offers a service as its screen shows it.
nonisolated struct OfferPresentation: Hashable, Sendable {
    let question: String
    let rows: [ChoicePresentation]

    init(_ offer: ServiceOffer) {
        question = "\(offer.service.title), \(offer.service.minutes) minutes: with whom?"
        rows = offer.clinicians.map { ChoicePresentation(id: $0.handle.text, title: $0.name, remark: "") }
    }
}
