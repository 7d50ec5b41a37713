import Domain
import Foundation

/// The rows of the table of appointments: some clinicians, with every day fully booked.
struct BigAppointments {
    /// The number of clinicians besides the example's.
    private static let clinicians = 10
    /// The appointments of a day, half an hour each, from eight in the morning in UTC.
    private static let slots = 20
    /// The last day with appointments.
    static let lastDay = Day(daysSince1970: 20_634)

    let database: PlainDatabase

    func insert(_ count: Int, patients: Int, _ random: inout SplitMix64) throws {
        let clinicians = try insertClinicians()
        let missing = max(0, count - (try database.number("SELECT count(*) FROM appointment")))
        let appointment = try database.prepare(
            """
            INSERT INTO appointment (id, number, patient_id, clinician_id, service, start_at, end_at, status, version)
            VALUES (?, ?, ?, ?, 'checkup', ?, ?, 'booked', 1)
            """)
        let aDay = Self.slots * clinicians.count
        let firstDay = Self.lastDay.daysSince1970 - (missing + aDay - 1) / aDay + 1
        for index in 0..<missing {
            let (slot, clinician) = (index % aDay / clinicians.count, index % clinicians.count)
            let start = ((firstDay + index / aDay) * 1_440 + 480 + slot * 30) * 60_000
            let patient = BigPatients.first + random.below(max(1, patients - 12))
            try appointment.run([
                .blob(Identities.uuid(kind: 2, index)), .integer(100_000 + index),
                .blob(Identities.uuid(kind: 1, patient)), .blob(clinicians[clinician]), .integer(start),
                .integer(start + 1_800_000),
            ])
        }
        try database.run(
            "UPDATE number_block SET next_number = \(100_000 + missing) WHERE subject = 'appointment'")
    }

    private func insertClinicians() throws -> [UUID] {
        let names = ["Abel", "Berg", "Cruz", "Diaz", "Egli", "Faro", "Gil", "Haas", "Ito", "Jung"]
        let staff = try database.prepare(
            """
            INSERT INTO staff (id, user_name, name, role, locked_key)
            SELECT ?, ?, ?, 'clinician', locked_key FROM staff WHERE user_name = 'chen'
            """)
        let services = try database.prepare(
            "INSERT INTO service_clinician (service, clinician_id) SELECT handle, ? FROM service")
        return try names.prefix(Self.clinicians).enumerated().map { index, name in
            let id = Identities.uuid(kind: 3, index)
            try staff.run([.blob(id), .text(name.lowercased()), .text("Dr. \(name)")])
            try services.run([.blob(id)])
            return id
        }
    }
}
