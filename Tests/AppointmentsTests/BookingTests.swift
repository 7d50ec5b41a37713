import DesignSystem
import Domain
import Support
import Testing

@testable import AppointmentsPreviews

@Suite("Booking, step by step")
struct BookingTests {
    @Test func `a service and a clinician are chosen by pressing their rows`() async throws {
        let services = try await AppointmentScreen.settled(.services)
        try await services.driver.press("Blood test 15 minutes")
        let service = try #require(ServiceSlug("blood-test"))
        #expect(services.booking.requests == [.service(service)])
        let clinicians = try await AppointmentScreen.settled(.clinicians)
        try await clinicians.driver.press("Dr. Inés Molina")
        let clinician = try #require(ClinicianSlug("ines"))
        #expect(clinicians.booking.requests == [.clinician(clinician)])
    }

    @Test
    func `a patient chosen beforehand is there; booking is one write, and leads to the appointment`() async throws {
        let screen = try await AppointmentScreen.settled(.confirm)
        #expect(screen.driver.shows("For Lena Vogt #2001"))
        try await screen.driver.type("Brings X-rays", into: "note")
        #expect(screen.booking.draft == BookingDraft(patient: "2001", note: "Brings X-rays"))
        try await screen.driver.press("book")
        let booked = try #require(screen.appointments.all.last)
        #expect(booked.note == "Brings X-rays")
        #expect(booked.start == Minute("2026-01-02T1400Z")?.date)
        #expect(screen.booking.requests == [.booked(booked.number)])
    }

    @Test func `a problem with a note is cleared when another is typed`() async throws {
        let screen = try await AppointmentScreen.settled(.confirm)
        try await screen.driver.type(String(repeating: "x", count: NoteRule.maxLength + 1), into: "note")
        try await screen.driver.press("book")
        #expect(screen.driver.screen.failure == "invalid-input")
        try await screen.driver.type("Brings X-rays", into: "note")
        #expect(screen.driver.screen.failure == nil)
        #expect(screen.booking.requests.isEmpty)
    }

    @Test
    func `a problem with the patient remains while a note is typed, and is cleared with the patient`() async throws {
        let screen = try await AppointmentScreen.settled(.confirm, draft: BookingDraft())
        try await screen.driver.press("book")
        try await screen.driver.type("Brings X-rays", into: "note")
        #expect(screen.driver.screen.failure == "invalid-input")
        try await screen.driver.type("2001", into: "patient")
        #expect(screen.driver.screen.failure == nil)
    }

    @Test(arguments: [String(repeating: "x", count: SearchText.maxLength + 1), " "])
    func `a text that nobody can be called is unclear, and nothing is waited for`(text: String) async throws {
        let screen = try await AppointmentScreen.settled(.confirm)
        try await screen.driver.type(text, into: "patient")
        #expect(screen.driver.screen.failure == "invalid-input")
        #expect(!screen.driver.screen.isBusy)
        try await screen.driver.type("2001", into: "patient")
        #expect(screen.driver.screen.failure == nil)
    }

    @Test func `a text that can mean several patients offers them, and choosing one settles it`() async throws {
        let screen = try await AppointmentScreen.settled(.confirm, draft: BookingDraft())
        try await screen.driver.press("book")
        #expect(screen.driver.screen.failure == "invalid-input")
        try await screen.driver.type("alvarez", into: "patient")
        #expect(screen.driver.buttons.prefix(2) == ["Ana Álvarez Ruiz #2012", "José Álvarez Núñez #2011"])
        try await screen.driver.press("José Álvarez Núñez #2011")
        #expect(screen.booking.draft.patient == "2011")
        #expect(screen.driver.shows("For José Álvarez Núñez #2011"))
    }

    @Test func `at most six patients are offered`() async throws {
        let screen = try await AppointmentScreen.settled(.confirm, draft: BookingDraft())
        screen.appointments.put(
            (1...7).map {
                PatientReference(id: .init(.sample($0)), number: .known(2_100 + $0), name: "Ada Byron \($0)")
            })
        try await screen.driver.type("byron", into: "patient")
        #expect(screen.driver.buttons.filter { $0.hasPrefix("Ada Byron") }.count == 6)
    }

    @Test
    func `a time that someone else takes is reported at once, and the free ones are offered instead`() async throws {
        let screen = try await AppointmentScreen.settled(.confirm)
        let other = try Appointment.sample(
            3050, minutesAfterNine: 360, clinician: "chen", in: ClinicTimeZone.madrid)
        screen.appointments.put(other)
        await screen.driver.settle()
        #expect(screen.driver.shows("This time is no longer free."))
        try await screen.driver.press("book")
        #expect(screen.driver.screen.failure == "conflict")
        #expect(screen.booking.requests.isEmpty)
        try await screen.driver.press("15:30")
        let start = try #require(Minute("2026-01-02T1430Z"))
        #expect(screen.booking.requests == [.start(start)])
    }
}
