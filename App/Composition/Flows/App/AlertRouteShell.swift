import Appointments
import DesignSystem
import Navigation
import Offers
import Orders
import SignIn
import Staff
import Sync

/// Makes the view of every alert. The only place that maps them.
struct AlertRouteShell {
    let container: DependencyContainer
    let coordinator: AppCoordinator

    @ViewBuilder func view(for alert: AppAlert) -> some View {
        switch alert {
        case .cancelOrder(let number):
            CancelOrderAlert(
                model: container.cancelOrderModel(number, coordinator: coordinator.orders, errors: coordinator))
        case .cancelAppointment(let number):
            CancelAppointmentAlert(
                model: container.cancelAppointmentModel(
                    number, coordinator: coordinator.appointments, errors: coordinator))
        case .moveAppointment(let number, let start):
            MoveAppointmentAlert(
                model: container.moveAppointmentModel(
                    number, to: start, coordinator: coordinator.appointments, errors: coordinator))
        case .discardQueued(let number):
            DiscardEntryAlert(model: container.discardEntryModel(number, coordinator: sync, errors: coordinator))
        case .changeColleague(let change, let userName):
            ChangeColleagueAlert(
                model: container.changeColleagueModel(change, of: userName, coordinator: staff, errors: coordinator))
        case .retireOffer(let id):
            RetireOfferAlert(model: container.retireOfferModel(id, coordinator: offers, errors: coordinator))
        case .signOut: SignOutAlert(model: container.signOutModel(coordinator: coordinator.sessions))
        case .discardDraft(let request):
            DiscardDraftAlert(
                places: coordinator.namesOfDrafts(lostBy: request),
                keep: { coordinator.keepEditing(insteadOf: request) },
                discard: { coordinator.discardDraft(then: request) })
        }
    }

    /// The Sync sheet that the alert is presented above.
    private var sync: SyncCoordinator? {
        if case .sync(let flow)? = coordinator.visibleModal { flow } else { nil }
    }

    /// The Offers sheet that the alert is presented above.
    private var offers: OffersCoordinator? {
        if case .offers(let flow)? = coordinator.visibleModal { flow } else { nil }
    }

    /// The Staff sheet that the alert is presented above.
    private var staff: StaffCoordinator? {
        if case .staff(let flow)? = coordinator.visibleModal { flow } else { nil }
    }
}
