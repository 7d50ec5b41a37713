/// The search. It reads what the screens read, in the name of the person who is signed in.
extension FoundRecords {
    /// The records that a text means, at most `limit` of each kind, and what belongs to the first patients among them.
    package init(
        _ query: RecordQuery, limit: Int, patients: any PatientRepository, orders: any OrderRepository,
        appointments: any AppointmentRepository, catalog: any CatalogRepository
    ) async {
        if let number = query.number {
            for kind in query.kind.map({ [$0] }) ?? NumberedKind.allCases {
                switch kind {
                case .patient: await add(PatientNumber(number).map(patients.patient)) { [.patient($0)] }
                case .order: await add(OrderNumber(number).map(orders.order)) { [.order($0)] }
                case .product: await add(ProductNumber(number).map(catalog.product)) { [.product($0)] }
                case .appointment:
                    await add(AppointmentNumber(number).map(appointments.appointment)) {
                        [.appointment($0.appointment)]
                    }
                }
            }
        }
        if let day = query.day { await add(appointments.agenda(on: day)) { [.agenda($0)] } }
        for criterion in query.criteria {
            let people = PatientQuery(criterion, pageSize: limit)
            let page = await add(patients.patients(people), hasMore: { $0.next != nil }) {
                $0.patients.map { .patient($0) }
            }
            for patient in (page?.patients ?? []).prefix(Self.mostOwners) {
                related += await Self.belongings(of: patient, orders, appointments)
            }
        }
        if let name = query.name {
            let products = ProductQuery(.search(name), pageSize: limit)
            await add(catalog.products(products), hasMore: { $0.next != nil }) { $0.products.map { .product($0) } }
        }
    }

    /// The next appointments and the newest orders of a patient, as far as they may be seen.
    private static func belongings(
        of patient: Patient, _ orders: any OrderRepository, _ appointments: any AppointmentRepository
    ) async -> [FoundRecord] {
        var found = FoundRecords()
        await found.add(appointments.upcoming(of: patient.id, limit: mostBelongings)) { $0.map { .appointment($0) } }
        let newest = OrderQuery(scope: .patient(patient.number), pageSize: mostBelongings)
        await found.add(orders.orders(newest)) { $0.orders.map { .order($0) } }
        return found.records
    }

    /// How many of the patients found have what belongs to them listed.
    private static let mostOwners = 3

    /// How many of a patient's appointments, and of their orders, are listed.
    private static let mostBelongings = 2
}
