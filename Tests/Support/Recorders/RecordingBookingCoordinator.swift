import Domain
import Observation

/// A coordinator that records the requests of the booking steps, and keeps their shared draft.
@MainActor @Observable package final class RecordingBookingCoordinator: BookingCoordinating {
    /// A request of the user.
    package enum Request: Hashable, Sendable {
        /// To book this service.
        case service(ServiceSlug)
        /// To book this clinician.
        case clinician(ClinicianSlug)
        /// To book this time.
        case start(Minute)
        /// To see the appointment that was booked.
        case booked(AppointmentNumber)
    }

    /// The draft of the booking.
    package var draft: BookingDraft

    /// The key of the current try.
    @ObservationIgnored package var idempotencyKey = IdempotencyKey()

    /// Every request, in order.
    @ObservationIgnored package private(set) var requests: [Request] = [] {
        didSet { if let request = requests.last { asked?(request) } }
    }

    /// A closure that is called with each request.
    @ObservationIgnored package var asked: ((Request) -> Void)?

    /// A coordinator without requests.
    package init(draft: BookingDraft = BookingDraft()) {
        self.draft = draft
    }

    /// Records the request.
    package func choose(_ service: ServiceSlug) { requests.append(.service(service)) }
    /// Records the request.
    package func choose(_ clinician: ClinicianSlug) { requests.append(.clinician(clinician)) }
    /// Records the request.
    package func choose(_ start: Minute) { requests.append(.start(start)) }
    /// Records the request.
    package func booked(_ number: AppointmentNumber) { requests.append(.booked(number)) }
}
