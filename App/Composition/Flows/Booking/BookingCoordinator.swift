import Domain
import Navigation
import Observation

/// Navigates one booking while it is presented, and keeps the draft that its steps share.
@Observable
final class BookingCoordinator: FlowCoordinator<BookingRoute> {
    /// The input so far, shared by all steps. It lives as long as the flow.
    var draft: BookingDraft

    /// The booking that is being tried.
    @ObservationIgnored var idempotencyKey = IdempotencyKey()

    private let start: BookingStart
    private let untouched: BookingDraft

    /// Creates the coordinator of a booking with the values known beforehand.
    init(_ stack: StackID, from start: BookingStart, app: AppCoordinator) {
        let draft = BookingDraft(patient: start.patient.map { String($0.rawValue) } ?? "")
        (self.start, self.draft, untouched) = (start, draft, draft)
        super.init(stack, app: app)
    }

    /// Whether leaving the flow would lose something typed.
    var hasDraft: Bool { draft != untouched }

    /// The draft as it is kept over a restart.
    var input: [String: String] {
        get { hasDraft ? ["patient": draft.patient, "note": draft.note] : [:] }
        set { draft = BookingDraft(patient: newValue["patient"] ?? "", note: newValue["note"] ?? "") }
    }
}

extension BookingCoordinator: BookingCoordinating {
    func choose(_ service: ServiceSlug) { navigate(to: .clinicians(service, start)) }

    func choose(_ clinician: ClinicianSlug) {
        guard case .clinicians(let service, _) = top else { return }
        navigate(to: .slots(service, clinician, start))
    }

    /// On the last step another time takes the place of the one that is gone.
    func choose(_ slot: Minute) {
        switch top {
        case .slots(let service, let clinician, _): navigate(to: .confirm(service, clinician, slot, start.patient))
        case .confirm(let service, let clinician, _, _):
            replaceTop(with: .confirm(service, clinician, slot, start.patient))
        case .services, .clinicians, nil: break
        }
    }

    /// Nothing is left to lose: the draft was booked. A place below that awaits the booking shows it itself; otherwise
    /// it is shown above the day below, or where a link would lead.
    func booked(_ number: AppointmentNumber) {
        guard let app else { return }
        draft = untouched
        let isAwaited = app.isAwaited(stack)
        app.awaited?.end(.root(of: stack), with: .finished(number))
        let detail = AppRoute.appointments(.detail(number))
        if isAwaited {
            app.change(as: .replaced) { $0.dismissAll() }
        } else if app.section == .appointments, app.state.modals.count == 1 {
            app.step(to: detail, as: .replaced) { state in
                state.dismissAll()
                state.push(detail, on: AppSection.appointments.stack)
                return true
            }
        } else {
            app.go(.route(detail))
        }
    }
}
