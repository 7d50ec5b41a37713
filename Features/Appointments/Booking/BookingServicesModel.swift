import Domain
import Observation

/// Keeps current what can be booked: the first step of booking.
@Observable
package final class BookingServicesModel {
    private(set) var services = LoadState<ServicesPresentation>.idle

    private let appointments: any AppointmentRepository
    private weak var coordinator: (any BookingCoordinating)?

    /// What the clinic offers.
    package init(appointments: any AppointmentRepository, coordinator: any BookingCoordinating) {
        self.appointments = appointments
        self.coordinator = coordinator
    }

    func observe() async {
        services = .loading
        for await snapshot in appointments.services() { services.receive(snapshot, as: ServicesPresentation.init) }
    }

    func choose(_ row: ChoicePresentation) {
        guard let handle = ServiceHandle(row.id) else { return }
        coordinator?.choose(handle)
    }
}

/// What can be booked as its screen shows it.
nonisolated struct ServicesPresentation: Hashable, Sendable {
    let rows: [ChoicePresentation]

    init(_ services: [Service]) {
        rows = services.map {
            ChoicePresentation(id: $0.handle.text, title: $0.title, remark: "\($0.minutes) minutes")
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
