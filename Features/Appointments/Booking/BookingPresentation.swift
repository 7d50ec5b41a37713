import Domain
import FoundationEssentials

/// A booking, as the screen shows it.
nonisolated struct BookingPresentation: Hashable, Sendable {
    let facts: AppointmentFactsPresentation
    /// Whether the time can no longer be had.
    let isGone: Bool
    /// The other free times of the day.
    let others: [SlotPresentation]

    init(_ day: DaySlots, start: Date, in zone: ClinicTimeZone) {
        let time = start..<(start + TimeInterval(day.service.minutes * 60))
        facts = AppointmentFactsPresentation(time: time, service: day.service, clinician: day.clinician, in: zone)
        isGone = !day.isFree(time)
        others = isGone ? day.times.map(SlotPresentation.init) : []
    }
}

/// The patients that match the input, as the screen shows them.
nonisolated struct PatientChoicesPresentation: Hashable, Sendable {
    /// The only match, or nil.
    let only: String?
    /// The matches, if there are several.
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
