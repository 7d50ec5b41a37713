import Domain
import Navigation

/// The sheet that asks why the notes about somebody else's patient are opened. The patient in its route is where it
/// leads to, so it does over a restart, too.
nonisolated enum NoteReasonRoute: LinkedRoute {
    case reason(PatientNumber)

    /// The route's name in the breadcrumb.
    var title: String { "Reason" }

    /// Nothing: the only place is the root.
    var parent: NoteReasonRoute? { nil }

    static var section: AppSection? { nil }
    var appRoute: AppRoute { .noteReason(self) }

    /// A place of the app as a place of this flow, or nil for one of another.
    init?(_ route: AppRoute) {
        guard case .noteReason(let route) = route else { return nil }
        self = route
    }

    var requirement: AccessRequirement { .permission(.keepClinicalNotes) }
    var modal: AppModal? {
        switch self {
        case .reason(let number): .noteReason(number)
        }
    }

    /// The link of the sheet.
    static let links = LinkTable<NoteReasonRoute>(
        .clinic,
        [
            LinkPattern("reason/{number}", make: NoteReasonRoute.reason) {
                if case .reason(let number) = $0 { number } else { nil }
            }
        ])
}
