import DesignSystem
import Domain
import FoundationEssentials

/// One appointment as its screen shows it.
nonisolated struct AppointmentPresentation: Hashable, Sendable, Recorded {
    let title: String
    /// A sentence about a provisional number.
    let remark: String?
    let status: String
    let facts: AppointmentFactsPresentation
    let patient: String
    let note: String?
    let reason: String?
    let steps: [AppointmentStepPresentation]
    /// Whether it is still to come, so that it can be moved or cancelled.
    let canChange: Bool
    let record: Record

    init(_ detail: AppointmentDetail, now: Date, in zone: ClinicTimeZone) {
        record = detail.appointment.record
        let appointment = detail.appointment
        title = "Appointment \(appointment.number)"
        remark = appointment.number.remark
        patient = "\(appointment.patient.name) \(appointment.patient.number)"
        facts = AppointmentFactsPresentation(
            time: appointment.time, service: appointment.service, clinician: appointment.clinician, in: zone)
        note = appointment.note
        let isOver = appointment.end <= now
        canChange = appointment.isBooked && !isOver
        switch appointment.status {
        case .booked: (status, reason) = (isOver ? "Over" : "Booked", nil)
        case .cancelled(let why): (status, reason) = ("Cancelled", why)
        }
        steps = detail.history.enumerated().map { AppointmentStepPresentation(id: $0, $1, in: zone) }
    }
}

/// When, what and with whom, as every screen about an appointment says it.
nonisolated struct AppointmentFactsPresentation: Hashable, Sendable {
    let time: String
    let zone: String?
    let service: String
    let clinician: String

    init(time: Range<Date>, service: Service, clinician: Clinician, in zone: ClinicTimeZone) {
        self.time = ClinicDay.text(time, in: zone)
        self.zone = ClinicDay.name(of: zone)
        let minutes = Int(time.upperBound.timeIntervalSince(time.lowerBound) / 60)
        self.service = "\(service.title), \(minutes) minutes"
        self.clinician = clinician.name
    }
}

/// One step of an appointment's life as its row shows it.
nonisolated struct AppointmentStepPresentation: Hashable, Sendable, Identifiable, Recorded {
    /// The step's place in the history, which only grows.
    let id: Int
    let at: Date
    let what: String
    let by: String
    let reason: String?
    let record: Record

    init(id: Int, _ event: AppointmentEvent, in timeZone: ClinicTimeZone) {
        record = event.record
        self.id = id
        at = event.at
        by = event.by
        switch event.action {
        case .booked(let start):
            (what, reason) = ("Booked for \(ClinicDay.text(start, in: timeZone))", nil)
        case .moved(_, let to): (what, reason) = ("Moved to \(ClinicDay.text(to, in: timeZone))", nil)
        case .cancelled(let why): (what, reason) = ("Cancelled", why)
        }
    }
}
