import Appointments
import Domain

extension RecordSource {
    /// The appointments of a day, by start: of today where no day is searched for.
    static func appointments(_ container: DependencyContainer) -> RecordSource {
        RecordSource(
            columns: [
                "id", "link", "status", "start", "end", "service.id", "service.title", "clinician.id",
                "clinician.name", "patient.id", "patient.name", "note", "reason",
            ],
            shown: ["id", "start", "status", "service.title", "clinician.name", "patient.name"],
            one: { number throws(AppError) in
                guard let number = AppointmentNumber(number) else { return nil }
                return try await container.appointments.appointment(number).current().appointment.record
            },
            all: { search, take throws(AppError) in
                let today = Day(of: container.clock.now, in: container.timeZone)
                guard let day = search.map({ Day(said: $0.text, today: today) }) ?? today else {
                    throw .invalidInput("Appointments are searched by a day, such as 2026-03-02 or tomorrow.")
                }
                let agenda = try await container.appointments.agenda(on: day).current()
                _ = take(agenda.appointments.map(\.record))
            })
    }
}
