import Domain
import Navigation

/// Every step of booking an appointment. What was chosen is in the steps, so that a booking half done can be saved; so is
/// the patient, if one was chosen beforehand.
nonisolated enum BookingRoute: LinkedRoute {
    case services(PatientNumber?)
    case clinicians(ServiceHandle, PatientNumber?)
    case slots(ServiceHandle, ClinicianHandle, PatientNumber?)
    case confirm(ServiceHandle, ClinicianHandle, Minute, PatientNumber?)

    /// The step before, or nil for the first one.
    var parent: BookingRoute? {
        switch self {
        case .services: nil
        case .clinicians(_, let patient): .services(patient)
        case .slots(let service, _, let patient): .clinicians(service, patient)
        case .confirm(let service, let clinician, _, let patient): .slots(service, clinician, patient)
        }
    }

    /// The step's name in the breadcrumb.
    var title: String {
        switch self {
        case .services: "Book"
        case .clinicians: "Clinician"
        case .slots: "Time"
        case .confirm: "Confirm"
        }
    }

    /// Whom the appointment is for, if that was chosen beforehand.
    var patient: PatientNumber? {
        switch self {
        case .services(let patient), .clinicians(_, let patient), .slots(_, _, let patient),
            .confirm(_, _, _, let patient):
            patient
        }
    }

    /// The place as a place of the app.
    var inApp: AppRoute { .booking(self) }

    /// The first step of the same booking.
    var root: BookingRoute { .services(patient) }
}
