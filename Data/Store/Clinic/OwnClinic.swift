import Domain
import FoundationEssentials

/// A clinic of one's own, as it begins: its first manager, opening hours to be changed, and nothing of the example.
struct OwnClinic {
    let founding: ClinicFounding
    let now: Date
    let id: UUID
    let key: ClinicKey
    let manager: StaffRecord
    let foundingKey: String
    let pharmacy: UUID

    /// Prepares the clinic; sealing the manager's key takes a while. That key is the clinic's founding key: every other
    /// one is vouched for by somebody whose own goes back to it.
    ///
    /// - Throws: `AppError.invalidInput` for a time zone that this machine does not know, and for a password that
    ///   breaks ``PasswordRule``.
    init(
        _ founding: ClinicFounding, password: Secret, now: Date, identifiers: any IdentifierSource,
        passwords: PasswordHasher, key: ClinicKey
    ) throws(AppError) {
        if let problem = PasswordRule.problem(with: password, of: founding.userName.text, founding.name) {
            throw .invalidInput(problem)
        }
        guard try ZoneFiles().zone(named: founding.timeZone).isKnown else {
            throw .invalidInput(
                "This machine knows no time zone “\(founding.timeZone)”; name one as in Europe/Madrid.")
        }
        (self.founding, self.now) = (founding, now)
        (id, pharmacy) = (identifiers.next(), identifiers.next())
        let staff = Staff(
            id: Identifier(identifiers.next()), userName: founding.userName.text, name: founding.manager.name,
            role: .manager)
        self.key = key
        let signing = try SigningKey()
        foundingKey = signing.publicKey.hexadecimal
        let locked = try key.encrypt(try passwords.seal(signing, under: password), of: staff.id)
        manager = StaffRecord(
            staff: staff, lockedKey: locked, publicKey: foundingKey, lastSignIn: nil, onboardedAt: now)
    }

    /// Fills empty tables. Runs inside a transaction.
    func insert(in connection: Connection) throws(AppError) {
        // A migration puts the example's services there; its hours are kept as a beginning, but for the weekend.
        try connection.run("DELETE FROM service")
        try connection.run("DELETE FROM opening_hours WHERE weekday > 5")
        try connection.run(
            """
            INSERT INTO clinic (only, id, name, created_at, time_zone, currency, founding_key)
            VALUES (1, ?, ?, ?, ?, ?, ?)
            """,
            [
                .identity(id), .text(founding.name), .time(now), .text(founding.timeZone),
                .text(founding.currency.code), .text(foundingKey),
            ])
        try key.keep(in: connection)
        try manager.insert(in: connection)
        // What the clinic itself sells; sellers are numbered from 11.
        try connection.run(
            "INSERT INTO seller (id, number, name, phone) VALUES (?, 11, ?, '')",
            [.identity(pharmacy), .text(founding.name)])
        for (block, first) in [
            (NumberBlock.order, 1001), (.product, 501), (.cart, 701), (.patient, 2001), (.appointment, 3001),
        ] {
            try block.insert(from: first, in: connection)
        }
    }
}
