import Domain
import Navigation
import Observation

/// Owns the navigation of one booking, from presenting to dismissing, and the draft that all its steps share.
@Observable
final class BookingCoordinator: LinkedModalCoordinator {
    var stack: RouteStack<BookingRoute>
    let seat: ModalSeat

    /// What is typed so far, the same for all steps. It goes with the flow, not with a step.
    var draft: BookingDraft

    /// The booking that is being tried.
    @ObservationIgnored var attempt = Attempt()

    private let untouched: BookingDraft
    private(set) weak var app: AppCoordinator?

    /// The flow of a sheet that is being presented, at one of its steps.
    init(seat: ModalSeat, at route: BookingRoute, app: AppCoordinator) {
        self.seat = seat
        stack = RouteStack(seat.stack, root: route.root, path: route.path)
        self.app = app
        let start = BookingDraft(patient: route.start.patient.map { String($0.rawValue) } ?? "")
        untouched = start
        draft = start
    }

    /// Whether leaving the flow would lose something typed.
    var hasDraft: Bool { draft != untouched }
}

extension BookingCoordinator: BookingCoordinating {
    func choose(_ service: ServiceHandle) {
        navigate(to: .clinicians(service, start))
    }

    func choose(_ clinician: ClinicianHandle) {
        guard case .clinicians(let service, _) = stack.top.route else { return }
        navigate(to: .slots(service, clinician, start))
    }

    /// On the last step another time takes the place of the one that is gone.
    func choose(_ slot: Minute) {
        switch stack.top.route {
        case .slots(let service, let clinician, _):
            navigate(to: .confirm(service, clinician, slot, start.patient))
        case .confirm(let service, let clinician, _, _):
            let route = BookingRoute.confirm(service, clinician, slot, start.patient)
            app?.admit(route.inApp) { [self] in replaceTop(with: route) }
        case .services, .clinicians: break
        }
    }

    /// The draft is what was booked: nothing is left to lose.
    func booked(_ number: AppointmentNumber) {
        draft = untouched
        app?.showBooked(number, by: seat)
    }

    private var start: BookingStart { stack.root.route.start }
}

extension AppCoordinator {
    /// Leaves the booking and shows what came of it: a place below that waits for it says so itself; else above the day
    /// that lay below, or where a link would lead.
    func showBooked(_ number: AppointmentNumber, by booking: ModalSeat) {
        let isAwaited = isAwaited(booking)
        awaited?.end(booking.stack, with: .finished(number))
        if isAwaited { return dismissAll() }
        guard section == .appointments, presentation.modals.count == 1 else {
            return navigate(to: .appointments(.detail(number)))
        }
        dismissAll()
        appointments.navigate(to: .detail(number))
    }
}
