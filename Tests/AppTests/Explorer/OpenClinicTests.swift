import DesignSystem
import Domain
import Exploring
import Support
import Testing

@testable import App

/// The clinic as it describes itself to its explorer.
@Suite struct OpenClinicTests {
    @Test func `a person at a forbidden place is a finding, by the expectation and by the records`() async throws {
        let clinic = try await OpenClinic.example(at: ExploredStart.moment)
        let walk = try await ClinicWalk(on: clinic, from: ExploredStart(person: .maya))
        try await walk.type(["go Patients"])
        #expect(clinic.refusals(on: walk.screen) == [])
        walk.coordinator.patients.push(.notes(try #require(PatientNumber(2001))))
        try await walk.type([""])
        #expect(walk.screenName == "patients/{number}/notes")
        #expect(clinic.refusals(on: walk.screen) == ["the gates let them in, and the clinic says “not-allowed”"])
        #expect(!clinic.mayBe(Role.manager.rawValue, at: walk.screenName))
        #expect(clinic.mayBe(Role.clinician.rawValue, at: walk.screenName))
    }

    @Test(arguments: [("home", true), ("orders", false), ("checkout/{number}", false), ("cart", true)])
    func `visitors are only at places without a sign-in`(screen: String, isOpen: Bool) async throws {
        let clinic = try await OpenClinic.example(at: ExploredStart.moment)
        #expect(clinic.mayBe(OpenClinic.visitor, at: screen) == isOpen)
    }

    @Test func `a copy has the same records and nobody in it`() async throws {
        let clinic = try await OpenClinic.example(at: ExploredStart.moment)
        let walk = try await ClinicWalk(on: clinic, from: ExploredStart(person: .maya))
        try await walk.type(["open clinic://orders/1043", "mark"])
        let copy = try await ClinicWalk(on: walk.clinic.copy(), from: ExploredStart(person: .visitor))
        #expect(copy.coordinator.session == nil)
        let same = try await ClinicWalk(on: walk.clinic.copy(), from: ExploredStart(person: .maya))
        try await same.type(["open clinic://orders/1043"])
        #expect(same.screen.content == walk.screen.content)
    }
}
