import Domain
import Navigation

/// Every place of the Appointments section.
nonisolated enum AppointmentsRoute: LinkedRoute {
    /// Today, whatever day it is.
    case agenda
    case day(Day)
    case detail(AppointmentNumber)
    case reschedule(AppointmentNumber)
    case history(AppointmentNumber)

    /// The route one step closer to the root, or nil for the root itself.
    var parent: AppointmentsRoute? {
        switch self {
        case .agenda: nil
        case .day, .detail: .agenda
        case .reschedule(let number), .history(let number): .detail(number)
        }
    }

    /// The route's name in the breadcrumb.
    var title: String {
        switch self {
        case .agenda: "Appointments"
        case .day(let day): day.description
        case .detail(let number): number.description
        case .reschedule: "Reschedule"
        case .history: "History"
        }
    }

    var appRoute: AppRoute { .appointments(self) }

    /// A place of the app as a place of this flow, or nil for one of another.
    init?(_ route: AppRoute) {
        guard case .appointments(let route) = route else { return nil }
        self = route
    }

    static var section: AppSection? { .appointments }
    var requirement: AccessRequirement { .permission(.manageAppointments) }

    /// The links of the section.
    static let links = LinkTable<AppointmentsRoute>(
        .clinic,
        [
            LinkPattern("appointments", .agenda),
            LinkPattern("appointments?day={day}", make: AppointmentsRoute.day) {
                if case .day(let day) = $0 { day } else { nil }
            },
            LinkPattern("appointments/{number}", make: AppointmentsRoute.detail) {
                if case .detail(let number) = $0 { number } else { nil }
            },
            LinkPattern("appointments/{number}/reschedule", make: AppointmentsRoute.reschedule) {
                if case .reschedule(let number) = $0 { number } else { nil }
            },
            LinkPattern("appointments/{number}/history", make: AppointmentsRoute.history) {
                if case .history(let number) = $0 { number } else { nil }
            },
        ])
}
