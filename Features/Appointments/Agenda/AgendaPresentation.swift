import DesignSystem
import Domain
import FoundationEssentials

/// One day at the clinic as its screen shows it.
nonisolated struct AgendaPresentation: Hashable, Sendable {
    let date: String
    let summary: String
    /// From the first to the last that happens, or nil for a day without hours and appointments.
    let span: Range<Date>?
    let bars: [Timeline.Row]
    let rows: [AgendaRowPresentation]

    init(_ agenda: Agenda, in timeZone: ClinicTimeZone) {
        date = ClinicDay.text(agenda.day)
        summary = Self.summary(agenda)
        span = agenda.span
        bars = agenda.clinicians.map { Self.bar(of: $0, in: agenda) }
        rows = agenda.appointments.map(AgendaRowPresentation.init)
    }

    private static func summary(_ agenda: Agenda) -> String {
        let booked = agenda.appointments.filter(\.isBooked).count
        let cancelled = agenda.appointments.count - booked
        return "\(booked) booked" + (cancelled == 0 ? "" : ", \(cancelled) cancelled")
    }

    private static func bar(of clinician: Clinician, in agenda: Agenda) -> Timeline.Row {
        let taken = agenda.booked(by: clinician).map { ($0.start, Timeline.Block.taken($0.time, $0.patient.name)) }
        let free = agenda.free(clinician).map { ($0.lowerBound, Timeline.Block.free($0)) }
        return Timeline.Row(clinician.name, blocks: (taken + free).sorted { $0.0 < $1.0 }.map(\.1))
    }
}

/// One appointment as a row of its day shows it.
nonisolated struct AgendaRowPresentation: Hashable, Sendable, Identifiable, Recorded {
    let id: Int
    let start: Date
    let number: String
    let service: String
    let clinician: String
    /// The patient, and whether it is cancelled.
    let patient: String
    let record: Record

    init(_ appointment: Appointment) {
        record = appointment.record
        id = appointment.number.rawValue
        start = appointment.start
        number = appointment.number.description
        service = appointment.service.title
        clinician = appointment.clinician.name
        let name = appointment.patient.name
        patient = appointment.isBooked ? name : "\(name) (cancelled)"
    }
}
