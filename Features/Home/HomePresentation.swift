import Domain
import FoundationEssentials

/// The account that Home is for.
nonisolated enum HomeAccount: Hashable, Sendable {
    case visitor
    case staff(greeting: String, lastSignIn: Date?, parts: [HomePart])

    init(_ session: StaffSession?) {
        guard let session else {
            self = .visitor
            return
        }
        self = .staff(
            greeting: "Welcome, \(session.staff.name).", lastSignIn: session.lastSignIn,
            parts: HomePart.parts(of: session.staff.role))
    }
}
