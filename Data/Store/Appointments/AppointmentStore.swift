import Domain
import FoundationEssentials

/// The appointments in the clinic's file.
struct AppointmentStore: AppointmentRepository {
    let database: GuardedDatabase
    let clock: any WallClock
    let identifiers: any IdentifierSource
    let timeZone: ClinicTimeZone

    func agenda(on day: Day) -> Snapshots<Agenda> {
        read(day.moments(in: timeZone).map(PartRequest.appointments)) { connection throws(AppError) in
            let rows = try AppointmentRows(connection)
            let moments = day.moments(in: timeZone)
            let planned = try moments.map { moments throws(AppError) in
                try rows.all(
                    where: Self.startsWithin, [.time(moments.lowerBound), .time(moments.upperBound)], from: connection)
            }
            return Agenda(
                day: day, open: try OpeningHours.read(from: connection).open(on: day, in: timeZone),
                clinicians: rows.services.clinicians, appointments: planned ?? [])
        }
    }

    func appointment(_ number: AppointmentNumber) -> Snapshots<AppointmentDetail> {
        read(.appointment(number)) { connection throws(AppError) in
            guard let found = try AppointmentRows(connection).find(number, in: connection) else {
                throw .notFound("Appointment \(number)")
            }
            return AppointmentDetail(
                appointment: found, history: try AppointmentEvent.all(of: found.number, in: connection))
        }
    }

    func services() -> Snapshots<[Service]> {
        read { connection throws(AppError) in try ClinicServices(from: connection).offered }
    }

    func clinicians(offering service: ServiceSlug) -> Snapshots<ServiceOffer> {
        read { connection throws(AppError) in
            try ClinicServices(from: connection).offer(service, in: connection)
        }
    }

    func slots(_ query: SlotQuery) -> Snapshots<DaySlots> {
        let first = query.day.moments(in: timeZone)?.lowerBound
        let last = query.day.advanced(by: DaySlots.daysAhead).moments(in: timeZone)?.upperBound
        let days = first.flatMap { first in last.map { PartRequest.appointments(first..<$0) } }
        return read(days) { connection throws(AppError) in
            try SlotSearch(query: query, timeZone: timeZone, now: clock.now).slots(from: connection)
        }
    }

    func patients(matching text: SearchText, limit: Int) -> Snapshots<[PatientReference]> {
        let found: @Sendable (Connection) throws(AppError) -> [PatientReference] = { connection throws(AppError) in
            try PatientReference.all(matching: text, limit: limit, in: connection)
        }
        let criterion = PatientCriterion(text)
        guard criterion.isSearch else { return read(.matching(criterion), found) }
        return database.snapshots(
            needing: [.manageAppointments], of: .matching(criterion),
            recording: { .search(by: criterion, finding: $0.map(\.number)) }, found)
    }

    func upcoming(of patient: Patient.ID, limit: Int) -> Snapshots<[Appointment]> {
        upcoming(of: .patients([patient]), where: "a.patient_id = ?", [.identity(patient.rawValue)], limit)
    }

    func upcoming(for clinician: Staff.ID?, limit: Int) -> Snapshots<[Appointment]> {
        guard let clinician else { return upcoming(of: .everything, where: "TRUE", [], limit) }
        return upcoming(of: .everything, where: "a.clinician_id = ?", [.identity(clinician.rawValue)], limit)
    }

    private func upcoming(
        of wanted: PartRequest, where whose: String, _ values: [SQLValue], _ limit: Int
    ) -> Snapshots<[Appointment]> {
        read(wanted) { connection throws(AppError) in
            let now = clock.now
            return try AppointmentRows(connection).all(
                where: "\(whose) AND \(Self.isNotOver)", values + [.time(now - Appointment.maxDuration), .time(now)],
                limit: max(0, limit), from: connection)
        }
    }

    private func read<Value: Sendable & Equatable>(
        _ wanted: PartRequest? = nil, _ query: @escaping @Sendable (Connection) throws(AppError) -> Value
    ) -> Snapshots<Value> {
        database.snapshots(needing: [.manageAppointments], of: wanted, query)
    }

    static let startsWithin = "a.start_at >= ? AND a.start_at < ?"

    /// Bounded below, so that the walk of an index starts near now.
    static let isNotOver = "a.start_at > ? AND a.end_at > ? AND a.status = 'booked'"
}
