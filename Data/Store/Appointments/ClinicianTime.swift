import Domain
import FoundationEssentials

/// When one clinician is at hand. Asked by reads and, inside their transaction, by writes.
struct ClinicianTime {
    let clinician: Staff.ID
    let hours: OpeningHours
    let timeZone: ClinicTimeZone
    let now: Date
    /// The appointment whose own time counts as free, or nil.
    let moving: Appointment.ID?

    /// The free times of a date from now on.
    func free(on day: Day, in connection: Connection) throws(AppError) -> [Range<Date>] {
        let open = hours.open(on: day, in: timeZone)
        guard let first = open.first, let last = open.last, last.upperBound > now else { return [] }
        let taken = try taken(first.lowerBound..<last.upperBound, in: connection)
        return SlotRule.free(open: open, taken: taken, now: now)
    }

    /// Throws why a time cannot be booked for a patient, if it cannot.
    func check(_ time: Range<Date>, for patient: Patient.ID, in connection: Connection) throws(AppError) {
        let open = hours.open(on: Day(of: time.lowerBound, in: timeZone), in: timeZone)
        let taken = try taken(time, in: connection)
        if let problem = SlotRule.problem(with: time, open: open, taken: taken, now: now) { throw problem.appError }
        let elsewhere = try connection.first(Self.elsewhereSQL, span(time, of: patient.rawValue)) { _ in true }
        if elsewhere == true { throw SlotProblem.patientElsewhere.appError }
    }

    /// The taken parts of a time, found by looking back no further than the longest appointment.
    private func taken(_ time: Range<Date>, in connection: Connection) throws(AppError) -> [Range<Date>] {
        try connection.rows(Self.takenSQL, span(time, of: clinician.rawValue)) { row throws(AppError) in
            let (start, end) = (try row.time(0), try row.time(1))
            guard start < end else { throw row.corrupt("an appointment ends before it starts") }
            return start..<end
        }
    }

    /// The clinician and the span whose appointments are read.
    private func span(_ time: Range<Date>, of person: UUID) -> [SQLValue] {
        [
            .identity(person), .time(time.lowerBound - Appointment.maxDuration), .time(time.upperBound),
            .time(time.lowerBound), .identity(moving?.rawValue),
        ]
    }

    static let elsewhereSQL = """
        SELECT 1 FROM appointment
        WHERE patient_id = ? AND start_at > ? AND start_at < ? AND end_at > ? AND id IS NOT ? AND status = 'booked'
        LIMIT 1
        """

    static let takenSQL = """
        SELECT start_at, end_at FROM appointment
        WHERE clinician_id = ? AND start_at > ? AND start_at < ? AND end_at > ? AND id IS NOT ? AND status = 'booked'
        ORDER BY start_at
        """
}
