import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data

/// Forgetting a patient for good.
struct PatientForgettingTests {
    private static let number = PatientNumber.known(2_003)

    /// An example clinic some years after its last day, with a manager who is signed in.
    private static func clinic(
        years: Double = 11, at location: StoreLocation = .memory, as role: Role = .manager
    ) async throws -> ClinicStore {
        let clock = FixedClock()
        let store = try StoreHarness.open(location, clock: clock)
        let chen = try await store.signIn("chen")
        try await store.patients.giveReason("Mrs Ngata's sister asks", toOpenNotesOf: number)
        try await store.patients.openNotes(of: number)
        try await store.savedStates.save([.staff(chen): Foundation.Data("Mrs Ngata".utf8)])
        try await store.edit(number) { $0.phone = "611 000 222" }
        clock.advance(by: years * 366 * 86_400)
        _ = try await store.sessions.signIn(.sample(role), operation: StoreHarness.operation())
        return store
    }

    @Test func `nothing about the patient is left, and everything is still verified`() async throws {
        let store = try await Self.clinic()
        let words = ["Ngata", "611 000 222"]
        for word in words { #expect(try store.database.texts().contains { $0.contains(word) }, "\(word)") }
        let summary = try store.forgetting.summary(of: Self.number)
        #expect(summary.appointments > 0 && summary.last != nil)
        #expect(try await store.forgetting.forget(Self.number, named: summary.name) == summary)
        let left = try store.database.texts()
        for word in words { #expect(left.filter { $0.contains(word) } == []) }
        #expect(try store.database.problems() == [])
        #expect(throws: AppError.notFound("Patient #2003")) { try store.forgetting.summary(of: Self.number) }
    }

    @Test func `the audit says that somebody forgot them, and not who they were`() async throws {
        let store = try await Self.clinic()
        let summary = try store.forgetting.summary(of: Self.number)
        _ = try await store.forgetting.forget(Self.number, named: summary.name)
        var entries: [HistoryEntry] = []
        try store.audit.read(AuditTrail.Query()) { page in
            entries += page
            return true
        }
        let gone = entries.filter { $0.event == .deleted }
        #expect(gone.contains { $0.record == "patient" } && gone.allSatisfy { $0.author == "Maya Lindqvist" })
        #expect(gone.count == 1 + summary.notes + summary.appointments + summary.orders)
        #expect(entries.allSatisfy { !$0.record.contains("2003") })
        #expect(entries.filter { $0.event == .explained }.map(\.fields) == [[]])
        #expect(entries.contains { $0.event == .changed && $0.record == "patient" && $0.fields == [] })
    }

    @Test func `nobody is forgotten while something has to be kept`() async throws {
        let store = try await Self.clinic(years: 9)
        let name = try store.forgetting.summary(of: Self.number).name
        await #expect(throws: AppError.self) { try await store.forgetting.forget(Self.number, named: name) }
        #expect(try store.forgetting.summary(of: Self.number).name == name)
    }

    @Test func `another name forgets nobody`() async throws {
        let store = try await Self.clinic()
        await #expect(throws: AppError.self) { try await store.forgetting.forget(Self.number, named: "Aroha") }
        #expect(try store.forgetting.summary(of: Self.number).number == Self.number)
    }

    @Test(arguments: [Role.receptionist, .clinician, .pharmacist])
    func `only managers forget`(role: Role) async throws {
        let store = try await Self.clinic(as: role)
        #expect(throws: AppError.notAllowed(.forgetPatients)) { try store.forgetting.summary(of: Self.number) }
        await #expect(throws: AppError.notAllowed(.forgetPatients)) {
            try await store.forgetting.forget(Self.number, named: "Aroha")
        }
    }

    @Test func `a record that is there cannot hide what it was`() async throws {
        let store = try await Self.clinic()
        let problems = try await store.writer.write { connection throws(AppError) in
            let id = try connection.first("SELECT id FROM patient WHERE number = 2003") { row throws(AppError) in
                try row.identity(0)
            }
            try LogEntry.forget(id ?? .nobody, in: connection)
            var verification = try LogVerification(in: connection)
            return try verification.run().map(\.problem)
        }
        #expect(problems == ["Patient 2003 is not what the log last says."])
    }
}
