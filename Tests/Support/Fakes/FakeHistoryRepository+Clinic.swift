import Domain

extension FakeHistoryRepository {
    /// The changes of the records in other fakes; it follows what is written to the patients.
    package convenience init(
        patients: FakePatientRepository, orders: FakeOrderRepository, appointments: FakeAppointmentRepository,
        catalog: FakeCatalogRepository, staff: FakeStaffRepository, sessions: FakeStaffSessionRepository,
        clock: any WallClock = FixedClock(), deliveries: PendingDeliveries = PendingDeliveries()
    ) {
        self.init(sessions: sessions, clock: clock, deliveries: deliveries) { subject in
            switch subject {
            case .patient(let number): patients.all.contains { $0.number == number }
            case .appointment(let number): appointments.all.contains { $0.number == number }
            case .order(let number): orders.all.contains { $0.number == number }
            case .product(let number): catalog.all.contains { $0.number == number }
            case .colleague(let userName): staff.everyone.contains { $0.staff.userName == userName.text }
            }
        }
        patients.onWrite { [weak self] before, after in
            self?.note(
                before == nil ? .made : .changed, after.fields(since: before), of: .patient(after.number))
        }
    }
}

extension Patient {
    /// The fields that differ from before.
    fileprivate func fields(since before: Patient?) -> [HistoryEntry.Field] {
        let values: [(title: String, value: (Patient) -> String?)] = [
            ("number", { "\($0.number.rawValue)" }), ("name", { $0.name }), ("born", { "\($0.born)" }),
            ("phone", { $0.facts.phone }), ("e-mail", { $0.facts.email }), ("address", { $0.facts.address }),
        ]
        return values.compactMap { title, value in
            let (old, new) = (before.flatMap(value), value(self))
            return old == new ? nil : HistoryEntry.Field(title: title, before: old, after: new)
        }
    }
}
