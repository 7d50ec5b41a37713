import Domain
import FoundationEssentials

/// A question about an appointment as its alert shows it.
nonisolated struct AppointmentQuestionPresentation: Hashable, Sendable {
    let version: Int
    let title: String
    let message: String

    init(cancelling appointment: Appointment, in timeZone: ClinicTimeZone) {
        version = appointment.version
        title = "Cancel appointment \(appointment.number)?"
        let time = ClinicDay.text(appointment.time, in: timeZone)
        message = "\(appointment.patient.name) is expected on \(time). The time becomes free for others."
    }

    init(moving appointment: Appointment, to start: Date, in timeZone: ClinicTimeZone) {
        version = appointment.version
        title = "Move appointment \(appointment.number)?"
        let (old, new) = (ClinicDay.text(appointment.start, in: timeZone), ClinicDay.text(start, in: timeZone))
        message = "\(appointment.patient.name): from \(old) to \(new), with \(appointment.clinician.name)."
    }
}
