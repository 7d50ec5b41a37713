import Domain
import Orders
import Support

extension OrdersDependencies {
    /// The fakes that a screen stands on; one that it has no use for knows nothing.
    init(
        _ orders: FakeOrderRepository, sessions: FakeStaffSessionRepository = FakeStaffSessionRepository(),
        identifiers: SequentialIdentifiers = SequentialIdentifiers(),
        errors: RecordingErrorRouting = RecordingErrorRouting()
    ) {
        self.init(
            orders: orders as any OrderRepository, sessions: sessions, identifiers: identifiers, errors: errors)
    }
}
