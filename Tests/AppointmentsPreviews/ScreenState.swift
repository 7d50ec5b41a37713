import Domain
import Foundation
import Support
import Testing

/// Every state of a screen of the section; the raw value is the end of its golden's name.
nonisolated enum ScreenState: String, PreviewState {
    case loading, loaded, empty, long, wide, hostile, failed, refreshing, refreshFailed, denied, full

    /// A screen in this state.
    @MainActor func screen(_ kind: ScreenKind) async throws -> AppointmentScreen {
        let screen = try AppointmentScreen(
            kind, session: self == .denied ? nil : .sample(.receptionist),
            draft: BookingDraft(patient: typed, note: note))
        prepare(screen)
        if self == .loading {
            screen.appointments.answers.hold()
            await screen.driver.currentScreen()
            return screen
        }
        await screen.driver.settle()
        switch self {
        case .refreshing: screen.appointments.answers.freshness = .refreshing
        case .refreshFailed: screen.appointments.answers.outage = .storage(.full(path: "/clinic/clinic.sqlite"))
        default: break
        }
        await screen.driver.settle()
        return screen
    }

    @MainActor private func prepare(_ screen: AppointmentScreen) {
        switch self {
        case .failed: screen.appointments.answers.outage = .storage(.busy(path: "/clinic/clinic.sqlite"))
        case .empty:
            screen.appointments.removeAll()
            screen.appointments.put([Service]())
            screen.appointments.put(OpeningHours([]))
        case .full: screen.appointments.put(OpeningHours([]))
        case .long: fill(screen.appointments, with: Specimen.long)
        case .wide: fill(screen.appointments, with: Specimen.wide)
        case .hostile: fill(screen.appointments, with: Specimen.hostile)
        case .loading, .loaded, .refreshing, .refreshFailed, .denied: break
        }
    }

    /// Sets every text of the clinic to this one.
    private func fill(_ fake: FakeAppointmentRepository, with text: String) {
        fake.put(Service.samples.map { Service(slug: $0.slug, title: text, minutes: $0.minutes) })
        fake.put(Clinician.samples.map { Clinician(id: $0.id, slug: $0.slug, name: text) })
        fake.put([2001, 2002].compactMap { PatientReference.sample($0, text) })
        for one in fake.all {
            let service = Service(slug: one.service.slug, title: text, minutes: one.service.minutes)
            let clinician = Clinician(id: one.clinician.id, slug: one.clinician.slug, name: text)
            fake.put(
                Appointment(
                    id: one.id, number: one.number,
                    patient: PatientReference(id: one.patient.id, number: one.patient.number, name: text),
                    clinician: clinician, service: service, time: one.time, status: one.status, note: text,
                    version: one.version))
        }
    }

    private var typed: String {
        switch self {
        case .empty: "nobody"
        case .full: "a"
        case .long: String(Specimen.long.prefix(4))
        default: "2001"
        }
    }

    private var note: String {
        switch self {
        case .long: Specimen.long
        case .wide: Specimen.wide
        case .hostile: Specimen.hostile
        default: ""
        }
    }
}
