import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

/// Exchanges that end, or are overtaken, while provisional numbers become final.
@Suite(.timeLimit(.minutes(60))) struct InterruptedNumberTests {
    /// A workstation with patients that have provisional numbers.
    private func desk(_ count: Int) async throws -> (Workstations, ClinicWorkstation, [Patient]) {
        let workstations = try await Workstations()
        let workstation = workstations.second
        try await workstation.useUp()
        var patients: [Patient] = []
        for index in 0..<count { patients.append(try await workstation.register("Patient \(index)")) }
        return (workstations, workstation, patients)
    }

    /// Expects that all workstations have the patients, each with a final number of its own, and that links lead there.
    private func expectFinal(
        _ patients: [Patient], _ workstations: Workstations, _ location: SourceLocation = #_sourceLocation
    ) async throws {
        try await workstations.settle()
        try await workstations.expectEqual(location)
        #expect(try workstations.second.provisional() == [], sourceLocation: location)
        #expect(workstations.server.provisional == nil, sourceLocation: location)
        #expect(try workstations.second.broken() == [], sourceLocation: location)
        for patient in patients {
            let found = try await workstations.second.now { $0.patients.patient(patient.number) }
            #expect(found.id == patient.id, sourceLocation: location)
            let there = try await workstations.first.now { $0.patients.patient(found.number) }
            #expect(there.id == patient.id, sourceLocation: location)
        }
    }

    @Test func `a lease whose answer is lost leaves a gap, and no number is given twice`() async throws {
        let (workstations, workstation, patients) = try await desk(3)
        let way = workstations.ways[1]
        way.whenLeasing { way.set(.unreachable) }
        for _ in 0..<3 {
            way.set(.open)
            #expect(try await workstation.sync.sync().problem != nil)
            #expect(try workstation.provisional().count == 3)
        }
        way.whenLeasing(nil)
        way.set(.open)
        try await expectFinal(patients, workstations)
    }

    @Test func `an exchange that ended between two of many renumbered records goes on with the rest`() async throws {
        let (workstations, workstation, patients) = try await desk(8)
        let numbers = try await workstations.ways[1].leaseNumbers(
            of: "patient", count: 3, operation: StoreHarness.operation())
        try await workstation.writer.write { connection throws(AppError) in
            for (patient, number) in zip(patients, numbers) {
                try Renumbering.all[0].renumber(
                    patient.id.rawValue, from: patient.number.rawValue, to: number, in: connection)
            }
        }
        #expect(try workstation.provisional().count == 5)
        let next = try await workstation.register("One More")
        #expect(next.number.text == "~9")
        try await expectFinal(patients + [next], workstations)
    }

    @Test func `a clinic that is put onto another remote before it was ever on one takes final numbers of its own`()
        async throws
    {
        let server = FakeRemoteServer()
        let workstation = try WorkstationHarness.open(.memory)
        try await workstation.signIn(.manager)
        try await workstation.share(on: FakeRemote())
        try await workstation.useUp()
        var patients: [Patient] = []
        for _ in 0..<3 { patients.append(try await workstation.register("Ada Byron")) }
        #expect(try workstation.provisional().count == 3)
        try await workstation.share(on: FakeRemote(server))
        #expect(try await workstation.sync.sync().problem == nil)
        patients.append(try await workstation.register("Grace Hopper"))
        #expect(try await workstation.sync.sync().problem == nil)
        let other = try await Workstations.joined(FakeRemote(server))
        try await other.signIn(.manager)
        for patient in patients {
            let number = try await workstation.now { $0.patients.patient(patient.number) }.number
            #expect(!number.isProvisional)
            #expect(try await other.now { $0.patients.patient(number) }.id == patient.id)
        }
        #expect(Set(try workstation.records()) == Set(try other.records()))
        #expect(server.provisional == nil)
    }

    @Test func `references are checked again after records were renumbered`() async throws {
        let (workstations, workstation, patients) = try await desk(1)
        try await expectFinal(patients, workstations)
        await #expect(throws: AppError.self) {
            try await workstation.writer.write { connection throws(AppError) in
                try connection.run("UPDATE playlist_song SET song_number = 999")
            }
        }
    }

    @Test func `a record that gets a provisional number during an exchange waits for the next`() async throws {
        let (workstations, workstation, patients) = try await desk(2)
        // After the last lease before the writes are sent, all numbers are used up again.
        workstations.ways[1].whenLeasing {
            do {
                try await workstation.useUp()
                _ = try await workstation.register("Late")
            } catch { Issue.record(error) }
        }
        let report = try await workstation.sync.sync()
        #expect(report.problem == nil)
        #expect(workstations.server.provisional == nil)
        let waiting = try workstation.provisional().count
        #expect(waiting > 0 && report.left.queued == waiting)
        workstations.ways[1].whenLeasing(nil)
        let late = try await workstation.now { $0.patients.patients(.finding("late")) }.patients
        #expect(late.count > 1 && late.contains { $0.number.isProvisional })
        try await expectFinal(patients + late, workstations)
    }

    @Test(arguments: Engine.here) func `a remote that is restored and leases its numbers again mixes none`(
        _ engine: Engine
    ) async throws {
        try await engine.withRestorable { remote in
            let workstations = try await remote.workstations()
            for workstation in workstations { try await workstation.useUp() }
            let early = try await workstations[1].register("Early")
            try remote.backUp()
            try await workstations.settle()
            try remote.restore()
            for workstation in workstations { try await workstation.useUp() }
            var made: [(Int, Patient)] = [(1, early)]
            for (index, workstation) in workstations.enumerated() {
                for _ in 0..<3 { made.append((index, try await workstation.register("Late"))) }
            }
            try await workstations.settle()
            for workstation in workstations { try await workstation.retryLost() }
            for workstation in workstations { try await workstation.signIn(.clinician) }
            try await workstations.settle()
            for (index, patient) in made {
                #expect(try workstations[index].provisional() == [])
                #expect(try await workstations[index].now { $0.patients.patient(patient.number) }.id == patient.id)
            }
            let all = "SELECT hex(id) || number FROM patient ORDER BY id"
            #expect(try workstations[0].column(all) == workstations[1].column(all))
            #expect(try workstations[0].column(all).count == 12 + 7)
        }
    }
}
