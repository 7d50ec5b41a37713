import Domain
import Observation

/// Writes down where the steps of booking led, and keeps what they share.
@MainActor @Observable package final class RecordingBookingCoordinator: BookingCoordinating {
    /// Something that the user asked for.
    package enum Wish: Hashable, Sendable {
        /// To have this done.
        case service(ServiceHandle)
        /// To have it done by this clinician.
        case clinician(ClinicianHandle)
        /// To have it done then.
        case start(Minute)
        /// To see the appointment that was booked.
        case booked(AppointmentNumber)
    }

    /// What is typed so far.
    package var draft: BookingDraft

    /// The booking that is being tried.
    @ObservationIgnored package var attempt = Attempt()

    /// Everything asked for, in order.
    @ObservationIgnored package private(set) var wishes: [Wish] = [] {
        didSet { if let wish = wishes.last { asked?(wish) } }
    }

    /// Hears each wish at once, where somebody listens.
    @ObservationIgnored package var asked: ((Wish) -> Void)?

    /// A coordinator that nothing was asked of.
    package init(draft: BookingDraft = BookingDraft()) {
        self.draft = draft
    }

    /// Writes it down.
    package func choose(_ service: ServiceHandle) { wishes.append(.service(service)) }
    /// Writes it down.
    package func choose(_ clinician: ClinicianHandle) { wishes.append(.clinician(clinician)) }
    /// Writes it down.
    package func choose(_ start: Minute) { wishes.append(.start(start)) }
    /// Writes it down.
    package func booked(_ number: AppointmentNumber) { wishes.append(.booked(number)) }
}
