import Domain
import Navigation

/// The questions that are presented above everything, one at a time.
nonisolated enum AppAlert: NavigationAlert {
    typealias Route = AppRoute

    case cancelOrder(OrderNumber)
    case cancelAppointment(AppointmentNumber)
    case moveAppointment(AppointmentNumber, to: Minute)
    case discardQueued(OutboxNumber)
    case changeColleague(StaffChange, StaffSlug)
    case retireOffer(OfferID)
    case signOut
    indirect case discardDraft(AppRequest)

    /// The question's name in the frame.
    var title: String {
        switch self {
        case .cancelOrder: "Cancel order"
        case .cancelAppointment: "Cancel appointment"
        case .moveAppointment: "Move appointment"
        case .discardQueued: "Discard"
        case .changeColleague: "Change"
        case .retireOffer: "Retire"
        case .signOut: "Sign out"
        case .discardDraft: "Unsaved"
        }
    }

    /// The question without search text.
    var withoutSearch: AppAlert {
        if case .discardDraft(let request) = self { .discardDraft(request.withoutSearch) } else { self }
    }
}
