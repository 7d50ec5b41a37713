import Domain
import FoundationEssentials

/// An appointment of the example clinic, relative to today.
struct ExampleAppointment {
    let number: Int
    /// How many days after today.
    let day: Int
    let hour: Int
    let minute: Int
    let service: String
    let minutes: Int
    let clinician: ExampleStaff
    /// The patient's number.
    let patient: Int
    /// Why it was cancelled, or nil.
    let reason: String?

    init(
        _ number: Int, day: Int, _ hour: Int, _ minute: Int, _ service: String, _ minutes: Int,
        _ clinician: ExampleStaff, _ patient: Int, cancelled reason: String? = nil
    ) {
        (self.number, self.day, self.hour, self.minute) = (number, day, hour, minute)
        (self.service, self.minutes, self.clinician) = (service, minutes, clinician)
        (self.patient, self.reason) = (patient, reason)
    }

    /// Everything planned, by number: eight today, one of them cancelled, and four tomorrow.
    static let all = [
        ExampleAppointment(3001, day: 0, 9, 0, "checkup", 30, .chen, 2001),
        ExampleAppointment(3002, day: 0, 9, 30, "checkup", 30, .chen, 2002),
        ExampleAppointment(3003, day: 0, 9, 0, "eye-test", 30, .dana, 2004),
        ExampleAppointment(3004, day: 0, 9, 15, "vaccination", 15, .ines, 2008),
        ExampleAppointment(3005, day: 0, 11, 0, "consultation", 45, .chen, 2007),
        ExampleAppointment(3006, day: 0, 10, 30, "checkup", 30, .dana, 2009, cancelled: "Called in sick"),
        ExampleAppointment(3007, day: 0, 12, 0, "blood-test", 15, .ines, 2010),
        ExampleAppointment(3008, day: 0, 13, 0, "consultation", 45, .dana, 2006),
        ExampleAppointment(3009, day: 1, 9, 0, "checkup", 30, .ines, 2003),
        ExampleAppointment(3010, day: 1, 9, 30, "consultation", 45, .chen, 2001),
        ExampleAppointment(3011, day: 1, 11, 0, "vaccination", 15, .dana, 2012),
        ExampleAppointment(3012, day: 1, 12, 30, "eye-test", 30, .dana, 2005),
    ]

    /// The clinicians of each service.
    static let offers: [(service: String, clinicians: [ExampleStaff])] = [
        ("checkup", [.chen, .dana, .ines]), ("consultation", [.chen, .dana]), ("vaccination", [.dana, .ines]),
        ("blood-test", [.ines]), ("eye-test", [.dana]),
    ]

    /// Stores it with its history: ben booked it five days ago, and cancelled it yesterday if it is cancelled.
    func insert(at now: Date, in timeZone: ClinicTimeZone, _ connection: Connection) throws(AppError) {
        let status = reason.map { AppointmentStatus.cancelled(reason: $0) } ?? .booked
        guard let number = AppointmentNumber(number), let time = time(at: now, in: timeZone),
            let slug = ServiceSlug(service), let user = ClinicianSlug("\(clinician)"),
            let patient = PatientNumber(patient)
        else { throw .unexpected("example appointment \(number) makes no sense") }
        try Appointment(
            id: Identifier(ExampleIdentity.appointment.uuid(number.rawValue)), number: number,
            patient: PatientReference(
                id: Identifier(ExampleIdentity.patient.uuid(patient.rawValue)), number: patient, name: ""),
            clinician: Clinician(id: clinician.staff.id, slug: user, name: clinician.name),
            service: Service(slug: slug, title: "", minutes: minutes), time: time, status: status,
            version: reason == nil ? 1 : 2
        ).insert(in: connection)
        let ben = ExampleStaff.ben
        let booked = AppointmentEvent(
            .booked(time.lowerBound), at: now - Ago.days(5).seconds, by: ben.name, staff: ben.staff.id)
        try booked.insert(of: number, in: connection)
        guard let reason else { return }
        let cancelled = AppointmentEvent(
            .cancelled(reason: reason), at: now - Ago.days(1).seconds, by: ben.name, staff: ben.staff.id)
        try cancelled.insert(of: number, in: connection)
    }

    private func time(at now: Date, in timeZone: ClinicTimeZone) -> Range<Date>? {
        let day = Day(of: now, in: timeZone).advanced(by: day)
        guard let clock = LocalTime(hour: hour, minute: minute), let start = timeZone.moment(on: day, at: clock) else {
            return nil
        }
        return start..<(start + TimeInterval(minutes * 60))
    }

    /// Stores what the example clinic plans and offers.
    static func insertAll(at now: Date, in timeZone: ClinicTimeZone, _ connection: Connection) throws(AppError) {
        for (service, clinicians) in offers {
            for clinician in clinicians {
                try connection.run(
                    "INSERT INTO service_clinician (service, clinician_id) VALUES (?, ?)",
                    [.text(service), .identity(clinician.staff.id.rawValue)])
            }
        }
        for appointment in all { try appointment.insert(at: now, in: timeZone, connection) }
        try NumberBlock.appointment.insert(from: (all.map(\.number).max() ?? 3000) + 1, in: connection)
    }
}
