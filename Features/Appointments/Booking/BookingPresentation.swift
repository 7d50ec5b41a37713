import Domain
import Foundation

/// What is about to be booked as its screen shows it.
nonisolated struct BookingPresentation: Hashable, Sendable {
    let facts: AppointmentFactsPresentation
    /// Whether the time can no longer be had.
    let isGone: Bool
    /// What can be had instead on the same day.
    let others: [SlotPresentation]

    init(_ day: DaySlots, start: Date, in zone: ClinicTimeZone) {
        let time = start..<(start + TimeInterval(day.service.minutes * 60))
        facts = AppointmentFactsPresentation(time: time, service: day.service, clinician: day.clinician, in: zone)
        isGone = !day.times.contains(time)
        others = isGone ? day.times.map(SlotPresentation.init) : []
    }
}

/// Whom a text can mean as the screen shows it.
nonisolated struct PatientChoicesPresentation: Hashable, Sendable {
    /// The one who is meant, or nil where it is not clear.
    let only: String?
    /// Those who can be meant, where there are several.
    let rows: [ChoicePresentation]

    init(_ patients: [PatientReference]) {
        only = patients.count == 1 ? patients.first.map { "\($0.name) \($0.number)" } : nil
        rows =
            patients.count == 1
            ? []
            : patients.map {
                ChoicePresentation(id: String($0.number.rawValue), title: $0.name, remark: $0.number.description)
            }
    }
}
