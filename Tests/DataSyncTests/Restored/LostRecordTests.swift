import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

/// What becomes of a record that a restored remote lost where stations do different things with it.
@Suite(.timeLimit(.minutes(10))) struct LostRecordTests {
    @Test(arguments: Engine.here)
    func `an edit of what is sent once more follows it, whoever sent it first`(_ engine: Engine) async throws {
        try await withLostPatient(engine) { remote, stations, patient in
            try await stations.settle()
            try await stations[0].edit(patient) { $0.phone = "600 555 777" }
            try await stations[1].retryLost()
            #expect(try await stations[1].sync.sync().problem == nil)
            // This station sends before it hears of that.
            try await stations[0].retryLost()
            try await stations.settle()
            for station in stations {
                #expect(try await station.now { $0.patients.patient(patient) }.facts.phone == "600 555 777")
                #expect(try await station.now { $0.sync.queue(limit: 9) }.entries == [])
            }
        }
    }

    @Test(arguments: Engine.here, [true, false])
    func `of what stations have different versions a person chooses one, also who sends it after others`(
        _ engine: Engine, _ isSent: Bool
    ) async throws {
        for side in engine == .fake ? OutboxSide.allCases : [.mine] {
            try await withLostPatient(engine, edited: true) { remote, stations, patient in
                try await stations.settle()
                try await stations[1].retryLost()
                #expect(try await stations[1].sync.sync().problem == nil)
                if isSent { try await stations[0].retryLost() }
                try await stations.settle()
                #expect(try await stations[0].now { $0.patients.patient(patient) }.facts.phone == "600 555 777")
                let entry = try await stations[0].onlyEntry()
                #expect(entry.state == .conflicting)
                let whole = try #require(entry.fields.first { $0.isContested })
                try await stations[0].sync.resolve(entry.id, keeping: [whole.id: side])
                try await stations.settle()
                let chosen = side == .mine ? "600 555 777" : "600 555 123"
                for station in stations {
                    #expect(try await station.now { $0.patients.patient(patient) }.facts.phone == chosen)
                    #expect(try await station.now { $0.sync.queue(limit: 9) }.entries == [])
                }
            }
        }
    }

    @Test(arguments: Engine.here)
    func `what names a record by its number goes with the number that it got elsewhere`(
        _ engine: Engine
    ) async throws {
        try await withLostPatient(engine, renumbered: true) { remote, stations, lost in
            let newcomer = try await Stations.joined(remote.connect())
            try await newcomer.signIn(.manager)
            #expect(try await newcomer.register("Grace Hopper").number == lost)
            #expect(try await newcomer.sync.sync().problem == nil)
            try await stations.settle()
            let numbers = try stations.map { try #require(Int($0.column(Self.number)[0])) }
            #expect(Set(numbers + [lost.rawValue]).count == 3)
            try await stations[0].note("Later", about: .known(numbers[0]))
            try await stations[1].retryLost()
            #expect(try await stations[1].sync.sync().problem == nil)
            try await stations[0].retryLost()
            try await (stations + [newcomer]).settle()
            for station in stations + [newcomer] {
                #expect(try station.column(Self.number) == ["\(numbers[1])"])
                #expect(try station.column(Self.noteNumber) == ["\(numbers[1])"])
                #expect(try station.column("SELECT kind FROM inbox") == [])
                #expect(try await station.now { $0.sync.queue(limit: 9) }.entries == [])
            }
        }
    }

    @Test(arguments: Engine.here)
    func `what is named by a record that stays is not discarded, and says why`(_ engine: Engine) async throws {
        try await withLostPatient(engine) { remote, stations, patient in
            // The note is sent before this station hears that the remote has no such patient.
            try await stations[0].note("Later", about: patient)
            try await stations.settle()
            let entry = try await stations[0].onlyEntry()
            try await stations[0].signIn(.manager)
            await #expect(throws: AppError.namedElsewhere) { try await stations[0].sync.discard(entry.id) }
            #expect(try stations[0].column("SELECT text FROM clinical_note WHERE text = 'Later'") == ["Later"])
            try await stations[0].retryLost()
            try await stations.settle()
            let records = Set(try await Stations.joined(remote.connect()).records())
            for station in stations { #expect(Set(try station.records()) == records) }
        }
    }

    private static let noteNumber = "SELECT CAST(patient AS TEXT) FROM clinical_note WHERE text = 'Later'"
    private static let number = "SELECT CAST(number AS TEXT) FROM patient WHERE name = 'Late Comer'"

    /// A patient of both stations whom the remote has no more; nobody has heard of that. The first station may have a
    /// newer version than the second, and others may get the patient's number once more.
    private func withLostPatient(
        _ engine: Engine, edited isEdited: Bool = false, renumbered isRenumbered: Bool = false,
        _ body: (RestorableRemote, [ClinicStation], PatientNumber) async throws -> Void
    ) async throws {
        try await engine.withRestorable { remote in
            let stations = try await remote.stations()
            try remote.backUp()
            if isRenumbered { try await stations.leaseAnew() }
            let patient = try await stations[0].register("Late Comer").number
            try await stations.settle()
            if isEdited { try await stations[0].edit(patient) { $0.phone = "600 555 777" } }
            #expect(try await stations[0].sync.sync().problem == nil)
            try remote.restore()
            try await body(remote, stations, patient)
        }
    }
}
