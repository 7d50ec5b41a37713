import Domain
import FoundationEssentials

/// The clinic that a first start makes: small enough to remember, with an order in every state.
struct ExampleClinic {
    /// Where the example clinic is.
    static let timeZone = "Europe/Madrid"

    let now: Date
    let id: UUID
    let key: ClinicKey
    let staff: [StaffRecord]

    /// The key of the manager.
    private var foundingKey: String? { staff.first { $0.staff.role == .manager }?.publicKey }

    /// Creates the clinic at `now`. Everyone has a key of their own and the same password, which the documentation
    /// tells, so all keys are sealed with one salt: more would hide nothing, and take a while each.
    init(now: Date, id: UUID, passwords: PasswordHasher, key: ClinicKey) throws(AppError) {
        (self.now, self.id, self.key) = (now, id, key)
        let keys = try ExampleStaff.allCases.map { _ throws(AppError) in try SigningKey() }
        let locked = try passwords.seal(keys, under: Secret(ExampleStaff.password))
        staff = try zip(ExampleStaff.allCases, zip(keys, locked)).map { person, own throws(AppError) in
            try person.record(own.0, own.1, under: key, at: now)
        }
    }

    /// Fills empty tables. Runs inside a transaction.
    func insert(in connection: Connection) throws(AppError) {
        try connection.run(
            """
            INSERT INTO clinic (only, id, name, created_at, time_zone, is_example, founding_key)
            VALUES (1, ?, 'Example clinic', ?, ?, 1, ?)
            """,
            [.identity(id), .time(now), .text(Self.timeZone), .text(foundingKey)])
        try key.keep(in: connection)
        for person in staff { try person.insert(in: connection) }
        for seller in ExampleSeller.allCases { try seller.insert(in: connection) }
        for patient in ExamplePatient.all { try patient.insert(in: connection) }
        try ExampleMusic.insert(in: connection)
        for category in ExampleCategory.allCases { try category.insert(in: connection) }
        for product in ExampleProduct.all { try product.product().insert(in: connection) }
        for order in ExampleOrder.all { try order.order(at: now).insert(in: connection) }
        try ExampleAppointment.insertAll(at: now, in: try ZoneFiles().zone(named: Self.timeZone), connection)
        try insertNumbers(in: connection)
    }

    /// A clinic without a remote owns all numbers after the ones that are taken.
    private func insertNumbers(in connection: Connection) throws(AppError) {
        let next = (ExampleOrder.all.map(\.number).max() ?? 0) + 1
        try NumberBlock.order.insert(from: next, in: connection)
        try NumberBlock.product.insert(from: (ExampleProduct.all.map(\.number).max() ?? 500) + 1, in: connection)
        try NumberBlock.cart.insert(from: 701, in: connection)
        try NumberBlock.patient.insert(from: (ExamplePatient.all.map(\.number).max() ?? 2000) + 1, in: connection)
    }
}
