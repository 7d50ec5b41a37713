import Domain
import FoundationEssentials

/// The free times of a day as their screen shows them.
nonisolated struct SlotsPresentation: Hashable, Sendable, Identifiable {
    /// Counts the days since 1970.
    let id: Int
    let date: String
    let count: String
    let what: String
    /// When the appointment is now that is to be moved, or nil.
    let now: String?
    let zone: String?
    let slots: [SlotPresentation]
    /// The next day that has a free time, where this one has none.
    let next: String?

    init(_ day: DaySlots, moving appointment: Appointment?, in zone: ClinicTimeZone) {
        id = day.day.daysSince1970
        date = ClinicDay.text(day.day)
        count = day.times.count == 1 ? "1 free time" : "\(day.times.count) free times"
        let minutes = appointment.map { Int($0.end.timeIntervalSince($0.start) / 60) } ?? day.service.minutes
        what = "\(day.service.title), \(minutes) minutes, with \(day.clinician.name)"
        now = appointment.map { "\($0.patient.name), now \(ClinicDay.text($0.time, in: zone))" }
        self.zone = ClinicDay.name(of: zone)
        slots = day.times.map(SlotPresentation.init)
        next = day.next.map(ClinicDay.text)
    }
}

/// A free time, as its button shows it.
nonisolated struct SlotPresentation: Hashable, Sendable, Identifiable {
    /// The minutes since 1970 at which it starts.
    let id: Int
    let start: Date

    init(_ time: Range<Date>) {
        id = Int(time.lowerBound.timeIntervalSince1970 / 60)
        start = time.lowerBound
    }
}

nonisolated extension LoadState<SlotsPresentation> {
    /// Whether other days can be shown: false if the booking or appointment itself is missing.
    var hasOtherDays: Bool {
        switch self {
        case .failed(.storage), .idle, .loading, .loaded, .stale: true
        case .failed: false
        }
    }
}
