import Domain
import Navigation
import Support
import Testing

@testable import App

/// The navigation of the Appointments section.
@Suite struct AppointmentFlowTests {
    @Test func `days take each other's place, and today is the start`() async throws {
        let app = try await Workstation().start(as: .receptionist)
        app.go(.section(.appointments))
        let days = try ["2026-01-03", "2026-01-04", "2026-01-05"].map { try #require(Day(iso: $0)) }
        for day in days { app.appointments.showDay(day) }
        #expect(app.appointments.path == [.day(days[2])])
        app.appointments.showToday()
        #expect(app.appointments.path.isEmpty)
    }

    @Test func `a moved appointment leads back to it; one that stays does not`() async throws {
        let number = try #require(AppointmentNumber(3005))
        let start = try #require(Minute("2026-01-02T1400Z"))
        for moved in [true, false] {
            let app = try await Workstation().start(as: .receptionist)
            try app.handle(url: "clinic://appointments/3005/reschedule")
            app.appointments.confirmMoving(number, to: start)
            #expect(app.presentedAlert == .moveAppointment(number, to: start))
            app.appointments.movingAnswered(moved: moved)
            #expect(app.presentedAlert == nil)
            #expect(app.appointments.path == [.detail(number)] + (moved ? [] : [.reschedule(number)]))
        }
    }

    @Test func `asking why to cancel is an alert over the appointment`() async throws {
        let app = try await Workstation().start(as: .receptionist)
        let number = try #require(AppointmentNumber(3005))
        try app.handle(url: "clinic://appointments/3005")
        app.appointments.confirmCancelling(number)
        #expect(app.presentedAlert == .cancelAppointment(number))
        app.appointments.cancellingAnswered()
        #expect(app.presentedAlert == nil)
    }
}
