import Domain
import Foundation

/// A fake's record of a clinic's appointments, with the rules for changes. A naive model that looks at every
/// appointment.
struct AppointmentBook {
    var appointments: [Appointment]
    var history: [Appointment.ID: [AppointmentEvent]] = [:]
    var applied: [OperationID: Appointment.ID] = [:]
    var operations = AppliedOperations()
    var patients = PatientReference.samples
    var services = Service.samples
    var offers = [
        "checkup": ["chen", "dana", "ines"], "consultation": ["chen", "dana"], "vaccination": ["dana", "ines"],
        "blood-test": ["ines"], "eye-test": ["dana"],
    ]
    var hours = OpeningHours.sample
    var clinicians = Clinician.samples

    init(_ appointments: [Appointment], bookedAt: Date) {
        self.appointments = appointments
        for one in appointments {
            var steps = [AppointmentEvent(.booked(one.start), at: bookedAt, by: Staff.ben.name, staff: Staff.ben.id)]
            if case .cancelled(let reason) = one.status {
                let last = AppointmentEvent.Action.cancelled(reason: reason)
                steps.append(AppointmentEvent(last, at: bookedAt, by: Staff.ben.name, staff: Staff.ben.id))
            }
            history[one.id] = steps
        }
    }

    func sorted(where isWanted: (Appointment) -> Bool) -> [Appointment] {
        appointments.filter(isWanted).sorted { ($0.start, $0.number) < ($1.start, $1.number) }
    }

    func find(_ id: Appointment.ID) throws(AppError) -> Appointment {
        guard let found = appointments.first(where: { $0.id == id }) else {
            throw .notFound("This appointment", by: .name)
        }
        return found
    }

    func offer(_ slug: ServiceSlug) throws(AppError) -> ServiceOffer {
        guard let service = services.first(where: { $0.slug == slug }) else {
            throw .notFound("The service “\(slug)”", by: .name)
        }
        let names = offers[slug.text] ?? []
        return ServiceOffer(service: service, clinicians: clinicians.filter { names.contains($0.slug.text) })
    }

    func pair(
        _ service: ServiceSlug, _ clinician: ClinicianSlug
    ) throws(AppError) -> (service: Service, clinician: Clinician) {
        let offer = try offer(service)
        guard let found = offer.clinicians.first(where: { $0.slug == clinician }) else {
            throw .notFound("\(offer.service.title) with “\(clinician)”", by: .name)
        }
        return (offer.service, found)
    }

    /// The busy times of a clinician, apart from the appointment that is moving.
    func taken(of clinician: Staff.ID, moving: Appointment.ID?) -> [Range<Date>] {
        appointments.filter { $0.clinician.id == clinician && $0.isBooked && $0.id != moving }.map(\.time)
    }

    func patients(matching text: SearchText) -> [PatientReference] {
        switch PatientCriterion(text) {
        case .number(let number): return patients.filter { $0.number == number }
        case .all, .born: return []
        case .phone(let phone):
            let called = Patient.samples.filter { phone.isMet(by: $0.facts.phoneDigits) }.map(\.number)
            return patients.filter { called.contains($0.number) }
        case .words(let words):
            let named = patients.map { (FoldedText($0.name), $0) }
                .filter { name, _ in !words.isEmpty && words.allSatisfy(name.hasWord(startingWith:)) }
            return named.sorted { ($0.0, $0.1.number) < ($1.0, $1.1.number) }.map(\.1)
        }
    }
}

extension Appointment {
    /// The appointment after a change, with the next version.
    package func changed(time: Range<Date>? = nil, status: AppointmentStatus? = nil) -> Appointment {
        Appointment(
            id: id, number: number, patient: patient, clinician: clinician, service: service, time: time ?? self.time,
            status: status ?? self.status, note: note, version: version + 1)
    }
}
