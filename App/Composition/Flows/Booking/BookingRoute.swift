import Domain
import Navigation

/// The steps of booking an appointment. The choices so far and the values known beforehand are in the routes, so that
/// an unfinished booking can be saved. The last step needs no day: its time has one.
nonisolated enum BookingRoute: LinkedRoute {
    case services(BookingStart)
    case clinicians(ServiceSlug, BookingStart)
    case slots(ServiceSlug, ClinicianSlug, BookingStart)
    case confirm(ServiceSlug, ClinicianSlug, Minute, PatientNumber?)

    /// The step before, or nil for the first one.
    var parent: BookingRoute? {
        switch self {
        case .services: nil
        case .clinicians(_, let start): .services(start)
        case .slots(let service, _, let start): .clinicians(service, start)
        case .confirm(let service, let clinician, _, _): .slots(service, clinician, start)
        }
    }

    /// The step's name in the breadcrumb.
    var title: String {
        switch self {
        case .services: "Book"
        case .clinicians: "Clinician"
        case .slots: "Time"
        case .confirm: "Confirm"
        }
    }

    /// The values known beforehand.
    var start: BookingStart {
        switch self {
        case .services(let start), .clinicians(_, let start), .slots(_, _, let start): start
        case .confirm(_, _, _, let patient): BookingStart(patient: patient)
        }
    }

    var appRoute: AppRoute { .booking(self) }

    /// A place of the app as a place of this flow, or nil for one of another.
    init?(_ route: AppRoute) {
        guard case .booking(let route) = route else { return nil }
        self = route
    }

    static var section: AppSection? { .appointments }
    var requirement: AccessRequirement { .permission(.manageAppointments) }
    var modal: AppModal? { .booking(start) }
}
