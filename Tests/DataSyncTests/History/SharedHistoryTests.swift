import Domain
import Support
import Testing

@testable import Data
@testable import DataSync

/// The changes of a record that workstations share.
@Suite(.timeLimit(.minutes(60))) struct SharedHistoryTests {
    private let patient = PatientNumber.known(2_003)

    private func entries(at workstation: ClinicWorkstation) async throws -> [HistoryEntry] {
        try await workstation.now { $0.store.history.history(HistoryQuery(of: .patient(patient))) }.entries
    }

    @Test func `a change is told once, and by its author, where it was made and elsewhere`()
        async throws
    {
        let workstations = try await Workstations()
        let open = workstations.second.store.history.history(HistoryQuery(of: .patient(patient))).reader()
        let before = try await workstations.second.now { $0.patients.patient(patient) }.facts.phone
        try await workstations.first.edit(patient) { $0.phone = "600 555 777" }
        try await workstations.settle()
        let here = try await entries(at: workstations.first)
        #expect(here.map(\.event) == [.changed, .begun])
        #expect(here.first?.author == "Ben Okafor")
        let there = try #require(await open.readyValue()).entries
        #expect(there.map(\.event) == [.changed, .arrived])
        #expect(there.first?.author == "Ben Okafor" && there.first?.workstation == here.first?.workstation)
        #expect(there.first?.fields == [HistoryEntry.Field(title: "phone", before: before, after: "600 555 777")])
        #expect(there.last?.fields.allSatisfy { $0.before == nil } == true)
    }
}
