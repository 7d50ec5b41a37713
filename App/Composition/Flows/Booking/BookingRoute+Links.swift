import Domain
import Navigation

nonisolated extension BookingRoute {
    /// The links of the flow: of each step, without and with what was known beforehand.
    static let links = plain + withDay + withPatient + withBoth

    private static let plain = LinkTable<BookingRoute>([
        LinkPattern("booking", .services(BookingStart())),
        LinkPattern("booking/{service}", make: { .clinicians($0, BookingStart()) }) {
            if case .clinicians(let service, let start) = $0, start == BookingStart() { service } else { nil }
        },
        LinkPattern("booking/{service}/{clinician}", make: { .slots($0, $1, BookingStart()) }) {
            if case .slots(let service, let clinician, let start) = $0, start == BookingStart() {
                (service, clinician)
            } else {
                nil
            }
        },
        LinkPattern("booking/{service}/{clinician}/{slot}", make: { .confirm($0, $1, $2, nil) }) {
            if case .confirm(let service, let clinician, let slot, nil) = $0 { (service, clinician, slot) } else { nil }
        },
    ])

    private static let withDay = LinkTable<BookingRoute>([
        LinkPattern("booking?day={day}", make: { .services(BookingStart(day: $0)) }) {
            if case .services(let start) = $0, start.patient == nil { start.day } else { nil }
        },
        LinkPattern("booking/{service}?day={day}", make: { .clinicians($0, BookingStart(day: $1)) }) {
            guard case .clinicians(let service, let start) = $0, let day = start.day, start.patient == nil
            else { return nil }
            return (service, day)
        },
        LinkPattern("booking/{service}/{clinician}?day={day}", make: { .slots($0, $1, BookingStart(day: $2)) }) {
            guard case .slots(let service, let clinician, let start) = $0, let day = start.day, start.patient == nil
            else { return nil }
            return (service, clinician, day)
        },
    ])

    private static let withPatient = LinkTable<BookingRoute>([
        LinkPattern("booking?patient={number}", make: { .services(BookingStart(patient: $0)) }) {
            if case .services(let start) = $0, start.day == nil { start.patient } else { nil }
        },
        LinkPattern("booking/{service}?patient={number}", make: { .clinicians($0, BookingStart(patient: $1)) }) {
            guard case .clinicians(let service, let start) = $0, let patient = start.patient, start.day == nil
            else { return nil }
            return (service, patient)
        },
        LinkPattern(
            "booking/{service}/{clinician}?patient={number}", make: { .slots($0, $1, BookingStart(patient: $2)) }
        ) {
            guard case .slots(let service, let clinician, let start) = $0, let patient = start.patient,
                start.day == nil
            else { return nil }
            return (service, clinician, patient)
        },
        LinkPattern("booking/{service}/{clinician}/{slot}?patient={number}", make: { .confirm($0, $1, $2, $3) }) {
            if case .confirm(let service, let clinician, let slot, let patient?) = $0 {
                (service, clinician, slot, patient)
            } else {
                nil
            }
        },
    ])

    private static let withBoth = LinkTable<BookingRoute>([
        LinkPattern(
            "booking?day={day}&patient={number}", make: { .services(BookingStart(patient: $1, day: $0)) }
        ) {
            guard case .services(let start) = $0, let day = start.day, let patient = start.patient else { return nil }
            return (day, patient)
        },
        LinkPattern(
            "booking/{service}?day={day}&patient={number}",
            make: { .clinicians($0, BookingStart(patient: $2, day: $1)) }
        ) {
            guard case .clinicians(let service, let start) = $0, let day = start.day, let patient = start.patient
            else { return nil }
            return (service, day, patient)
        },
        LinkPattern(
            "booking/{service}/{clinician}?day={day}&patient={number}",
            make: { .slots($0, $1, BookingStart(patient: $3, day: $2)) }
        ) {
            guard case .slots(let service, let clinician, let start) = $0, let day = start.day,
                let patient = start.patient
            else { return nil }
            return (service, clinician, day, patient)
        },
    ])
}
