import Domain
import Orders
import Support

extension OrdersDependencies {
    /// The fakes of a screen; unused ones are empty.
    init(
        _ orders: FakeOrderRepository, sessions: FakeStaffSessionRepository = FakeStaffSessionRepository(),
        identifiers: SequentialIdentifiers = SequentialIdentifiers(),
        errors: RecordingErrorRouting = RecordingErrorRouting()
    ) {
        self.init(
            orders: orders as any OrderRepository, sessions: sessions, identifiers: identifiers, errors: errors)
    }
}
