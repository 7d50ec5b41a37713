import Domain
import Foundation
import Staff
import Support

/// The fakes behind each screen, for the manager unless somebody else is signed in.
final class StaffFakes {
    let clock = FixedClock()
    let sessions: FakeStaffSessionRepository
    let staff: FakeStaffRepository
    let coordinator = RecordingStaffCoordinator()
    let errors = RecordingErrorRouting()

    init(_ colleagues: [Colleague] = Colleague.shown, session: StaffSession? = .sample(.manager)) {
        sessions = FakeStaffSessionRepository(session: session, clock: clock)
        staff = FakeStaffRepository(colleagues, sessions: sessions, clock: clock)
    }

    var dependencies: StaffDependencies {
        StaffDependencies(staff: staff, identifiers: SequentialIdentifiers(), errors: errors)
    }

    var deliveries: [PendingDeliveries] { [staff.deliveries, sessions.deliveries] }
}

extension Colleague {
    /// Somebody of each standing.
    nonisolated static let shown = [
        Colleague(staff: .maya, standing: .working, lastSignIn: .sample - 3_600),
        Colleague(staff: .ben, standing: .working),
        Colleague(staff: .noor, standing: .invited(until: .sample + 86_400)),
        Colleague(staff: .chen, standing: .left(.sample - 86_400)),
    ]

    /// A receptionist of a name, who uses the user name `ben`.
    nonisolated static func named(_ name: String) -> Colleague {
        Colleague(staff: Staff.ben.known(as: name), standing: .working)
    }
}

extension StaffSlug {
    /// The user names of the samples.
    nonisolated static let (ben, noor, chen, nobody) = (
        StaffSlug("ben"), StaffSlug("noor"), StaffSlug("chen"), StaffSlug("nobody")
    )
}
