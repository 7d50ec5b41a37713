import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

/// A record that a restored remote lost, and that workstations change in different ways.
@Suite(.timeLimit(.minutes(60))) struct LostRecordTests {
    @Test(arguments: Engine.here)
    func `an edit of a record that is sent again follows it, whichever workstation sent it first`(_ engine: Engine)
        async throws
    {
        try await withLostPatient(engine) { remote, workstations, patient in
            try await workstations.settle()
            try await workstations[0].edit(patient) { $0.phone = "600 555 777" }
            try await workstations[1].retryLost()
            #expect(try await workstations[1].sync.sync().problem == nil)
            // This workstation sends before it learns of that.
            try await workstations[0].retryLost()
            try await workstations.settle()
            for workstation in workstations {
                #expect(try await workstation.now { $0.patients.patient(patient) }.facts.phone == "600 555 777")
                #expect(try await workstation.now { $0.sync.queue(limit: 9) }.entries == [])
            }
        }
    }

    @Test(arguments: Engine.here, [true, false])
    func `of what workstations have different versions a person chooses one, also who sends it after others`(
        _ engine: Engine, _ isSent: Bool
    ) async throws {
        for side in engine == .fake ? OutboxSide.allCases : [.mine] {
            try await withLostPatient(engine, edited: true) { remote, workstations, patient in
                try await workstations.settle()
                try await workstations[1].retryLost()
                #expect(try await workstations[1].sync.sync().problem == nil)
                if isSent { try await workstations[0].retryLost() }
                try await workstations.settle()
                #expect(try await workstations[0].now { $0.patients.patient(patient) }.facts.phone == "600 555 777")
                let entry = try await workstations[0].onlyEntry()
                #expect(entry.state == .conflicting)
                let whole = try #require(entry.fields.first { $0.isContested })
                try await workstations[0].sync.resolve(entry.id, keeping: [whole.id: side])
                try await workstations.settle()
                let chosen = side == .mine ? "600 555 777" : "600 555 123"
                for workstation in workstations {
                    #expect(try await workstation.now { $0.patients.patient(patient) }.facts.phone == chosen)
                    #expect(try await workstation.now { $0.sync.queue(limit: 9) }.entries == [])
                }
            }
        }
    }

    @Test(arguments: Engine.here)
    func `a reference by number follows the number that the record got elsewhere`(
        _ engine: Engine
    ) async throws {
        try await withLostPatient(engine, renumbered: true) { remote, workstations, lost in
            let newcomer = try await Workstations.joined(remote.connect())
            try await newcomer.signIn(.manager)
            #expect(try await newcomer.register("Grace Hopper").number == lost)
            #expect(try await newcomer.sync.sync().problem == nil)
            try await workstations.settle()
            let numbers = try workstations.map { try #require(Int($0.column(Self.number)[0])) }
            #expect(Set(numbers + [lost.rawValue]).count == 3)
            try await workstations[0].note("Later", about: .known(numbers[0]))
            try await workstations[1].retryLost()
            #expect(try await workstations[1].sync.sync().problem == nil)
            try await workstations[0].retryLost()
            try await (workstations + [newcomer]).settle()
            for workstation in workstations + [newcomer] {
                #expect(try workstation.column(Self.number) == ["\(numbers[1])"])
                #expect(try workstation.column(Self.noteNumber) == ["\(numbers[1])"])
                #expect(try workstation.column("SELECT kind FROM inbox") == [])
                #expect(try await workstation.now { $0.sync.queue(limit: 9) }.entries == [])
            }
        }
    }

    @Test(arguments: Engine.here)
    func `a record with a remaining reference is not discarded, and reports why`(_ engine: Engine) async throws {
        try await withLostPatient(engine) { remote, workstations, patient in
            // The note is sent before this workstation learns that the remote has no such patient.
            try await workstations[0].note("Later", about: patient)
            try await workstations.settle()
            let entry = try await workstations[0].onlyEntry()
            try await workstations[0].signIn(.manager)
            await #expect(throws: AppError.namedElsewhere) { try await workstations[0].sync.discard(entry.id) }
            #expect(try workstations[0].column("SELECT text FROM clinical_note WHERE text = 'Later'") == ["Later"])
            try await workstations[0].retryLost()
            try await workstations.settle()
            let records = Set(try await Workstations.joined(remote.connect()).records())
            for workstation in workstations { #expect(Set(try workstation.records()) == records) }
        }
    }

    private static let noteNumber = "SELECT CAST(patient AS TEXT) FROM clinical_note WHERE text = 'Later'"
    private static let number = "SELECT CAST(number AS TEXT) FROM patient WHERE name = 'Late Comer'"

    /// A patient of both workstations whom the remote has lost, without anyone being notified. The first workstation
    /// may have a newer version than the second, and the patient's number may be assigned again.
    private func withLostPatient(
        _ engine: Engine, edited isEdited: Bool = false, renumbered isRenumbered: Bool = false,
        _ body: (RestorableRemote, [ClinicWorkstation], PatientNumber) async throws -> Void
    ) async throws {
        try await engine.withRestorable { remote in
            let workstations = try await remote.workstations()
            try remote.backUp()
            if isRenumbered { try await workstations.leaseAnew() }
            let patient = try await workstations[0].register("Late Comer").number
            try await workstations.settle()
            if isEdited { try await workstations[0].edit(patient) { $0.phone = "600 555 777" } }
            #expect(try await workstations[0].sync.sync().problem == nil)
            try remote.restore()
            try await body(remote, workstations, patient)
        }
    }
}
