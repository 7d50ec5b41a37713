import Domain
import Observation

/// Writes down where the steps of booking led, and keeps what they share.
@MainActor @Observable package final class RecordingBookingCoordinator: BookingCoordinating {
    /// Something that the user asked for.
    package enum Request: Hashable, Sendable {
        /// To have this done.
        case service(ServiceSlug)
        /// To have it done by this clinician.
        case clinician(ClinicianSlug)
        /// To have it done then.
        case start(Minute)
        /// To see the appointment that was booked.
        case booked(AppointmentNumber)
    }

    /// What is typed so far.
    package var draft: BookingDraft

    /// The booking that is being tried.
    @ObservationIgnored package var idempotencyKey = IdempotencyKey()

    /// Everything asked for, in order.
    @ObservationIgnored package private(set) var requests: [Request] = [] {
        didSet { if let request = requests.last { asked?(request) } }
    }

    /// Hears each request at once, where somebody listens.
    @ObservationIgnored package var asked: ((Request) -> Void)?

    /// A coordinator that nothing was asked of.
    package init(draft: BookingDraft = BookingDraft()) {
        self.draft = draft
    }

    /// Writes it down.
    package func choose(_ service: ServiceSlug) { requests.append(.service(service)) }
    /// Writes it down.
    package func choose(_ clinician: ClinicianSlug) { requests.append(.clinician(clinician)) }
    /// Writes it down.
    package func choose(_ start: Minute) { requests.append(.start(start)) }
    /// Writes it down.
    package func booked(_ number: AppointmentNumber) { requests.append(.booked(number)) }
}
