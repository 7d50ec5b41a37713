import Data
import DataSync
import Domain
import Foundation

@testable import App

/// The clinics that are explored: examples in memory, never a user's data.
extension OpenClinic {
    /// A private example clinic in memory, at a moment. Each member of staff has signed in once before, so that a
    /// second sign-in shows the same as the first.
    ///
    /// - Throws: a storage error.
    static func example(at now: Date) async throws(AppError) -> OpenClinic {
        let (clock, identifiers, deliveries) = (FrozenClock(now: now), NumberedIdentifiers(), PendingDeliveries())
        let store = try ClinicStore.open(
            .memory, clock: clock, identifiers: identifiers, deliveries: deliveries, passwords: .least, report: { _ in }
        )
        let example = OpenClinic(of: store, clock, identifiers, deliveries)
        for person in ExploringPerson.allCases {
            guard let credentials = person.credentials else { continue }
            _ = try await store.sessions.signIn(credentials, operation: OperationID(identifiers.next()))
            await store.sessions.signOut(operation: OperationID(identifiers.next()))
        }
        return try example.copy()
    }

    private convenience init(
        of store: ClinicStore, _ clock: FrozenClock, _ identifiers: NumberedIdentifiers, _ deliveries: PendingDeliveries
    ) {
        let container = DependencyContainer(
            of: ClinicWorkstation(store), clock: clock, identifiers: identifiers, deliveries: deliveries)
        self.init(container: container, store: store) { () throws(AppError) in
            let (identifiers, deliveries) = (identifiers.copy(), PendingDeliveries())
            let copy = try store.copy(
                clock: clock, identifiers: identifiers, deliveries: deliveries, passwords: .least)
            return OpenClinic(of: copy, clock, identifiers, deliveries)
        }
    }
}
