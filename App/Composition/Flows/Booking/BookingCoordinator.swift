import Domain
import Navigation
import Observation

/// Leads through one booking, from presenting to dismissing, and keeps the draft that all its steps share.
@Observable
final class BookingCoordinator: FlowCoordinator<BookingRoute> {
    /// What is typed so far, the same for all steps. It goes with the flow, not with a step.
    var draft: BookingDraft

    /// The booking that is being tried.
    @ObservationIgnored var idempotencyKey = IdempotencyKey()

    private let start: BookingStart
    private let untouched: BookingDraft

    /// The coordinator of a booking that begins with what is known.
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

    /// The draft is what was booked: nothing is left to lose. A place below that waits for it says so itself; else it
    /// is shown above the day that lay below, or where a link would lead.
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
