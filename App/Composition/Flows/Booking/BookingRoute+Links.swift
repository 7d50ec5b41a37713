import Domain
import Navigation

nonisolated extension BookingRoute {
    /// The links of the flow: of each step, without and with a patient who was chosen beforehand.
    static let links = plain + withPatient

    private static let plain = LinkTable<BookingRoute>([
        LinkPattern("booking", .services(nil)),
        LinkPattern("booking/{service}", make: { .clinicians($0, nil) }) {
            if case .clinicians(let service, nil) = $0 { service } else { nil }
        },
        LinkPattern("booking/{service}/{clinician}", make: { .slots($0, $1, nil) }) {
            if case .slots(let service, let clinician, nil) = $0 { (service, clinician) } else { nil }
        },
        LinkPattern("booking/{service}/{clinician}/{slot}", make: { .confirm($0, $1, $2, nil) }) {
            if case .confirm(let service, let clinician, let slot, nil) = $0 { (service, clinician, slot) } else { nil }
        },
    ])

    private static let withPatient = LinkTable<BookingRoute>([
        LinkPattern("booking?patient={number}", make: { .services($0) }) {
            if case .services(let patient?) = $0 { patient } else { nil }
        },
        LinkPattern("booking/{service}?patient={number}", make: { .clinicians($0, $1) }) {
            if case .clinicians(let service, let patient?) = $0 { (service, patient) } else { nil }
        },
        LinkPattern("booking/{service}/{clinician}?patient={number}", make: { .slots($0, $1, $2) }) {
            if case .slots(let service, let clinician, let patient?) = $0 { (service, clinician, patient) } else { nil }
        },
        LinkPattern("booking/{service}/{clinician}/{slot}?patient={number}", make: { .confirm($0, $1, $2, $3) }) {
            if case .confirm(let service, let clinician, let slot, let patient?) = $0 {
                (service, clinician, slot, patient)
            } else {
                nil
            }
        },
    ])
}
