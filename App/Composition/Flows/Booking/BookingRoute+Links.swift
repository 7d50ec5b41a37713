import Domain
import Navigation

nonisolated extension BookingRoute {
    /// The links of each step, with the values known beforehand.
    static let links = LinkTable<BookingRoute>(
        .clinic,
        [
            LinkPattern("booking?day={day}&patient={number}", make: { .services(BookingStart(patient: $1, day: $0)) }) {
                if case .services(let start) = $0 { (start.day, start.patient) } else { nil }
            },
            LinkPattern(
                "booking/{service}?day={day}&patient={number}",
                make: { .clinicians($0, BookingStart(patient: $2, day: $1)) }
            ) {
                if case .clinicians(let service, let start) = $0 { (service, start.day, start.patient) } else { nil }
            },
            LinkPattern(
                "booking/{service}/{clinician}?day={day}&patient={number}",
                make: { .slots($0, $1, BookingStart(patient: $3, day: $2)) }
            ) {
                guard case .slots(let service, let clinician, let start) = $0 else { return nil }
                return (service, clinician, start.day, start.patient)
            },
            LinkPattern("booking/{service}/{clinician}/{slot}?patient={number}", make: { .confirm($0, $1, $2, $3) }) {
                guard case .confirm(let service, let clinician, let slot, let patient) = $0 else { return nil }
                return (service, clinician, slot, patient)
            },
        ])
}
