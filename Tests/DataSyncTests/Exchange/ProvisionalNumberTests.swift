import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

/// Workstations that go on without the remote after the last number that they leased.
@Suite(.timeLimit(.minutes(60))) struct ProvisionalNumberTests {
    /// Records that have to be the same ones under their provisional numbers and afterwards.
    private struct Made {
        var patients: [Patient] = []
        var orders: [Order] = []
        var appointments: [Appointment] = []
    }

    /// Patients, each with an order and an appointment.
    private func work(_ count: Int, at workstation: ClinicWorkstation) async throws -> Made {
        var made = Made()
        for index in 0..<count {
            let patient = try await workstation.register("Patient \(index)")
            made.patients.append(patient)
            made.orders.append(try await workstation.sell(to: patient.number))
            made.appointments.append(try await workstation.book(patient.number, from: 1 + index / 40))
        }
        return made
    }

    /// Expects that everything has a final number, and is still found by the one that it had.
    private func expectFinal(_ made: Made, at workstation: ClinicWorkstation) async throws {
        #expect(try workstation.provisional() == [] && workstation.broken() == [])
        for ((patient, order), appointment) in zip(zip(made.patients, made.orders), made.appointments) {
            let found = try await workstation.now { $0.patients.patient(patient.number) }
            #expect(found.id == patient.id && !found.number.isProvisional)
            let bought = try await workstation.now { $0.orders.order(order.number) }
            #expect(bought.id == order.id && bought.patient == found.number && !bought.number.isProvisional)
            let booked = try await workstation.now { $0.appointments.appointment(appointment.number) }
            #expect(booked.appointment.id == appointment.id && booked.appointment.patient.number == found.number)
            #expect(booked.history.count == 1 && !booked.appointment.number.isProvisional)
        }
    }

    @Test func `a thousand patients, orders and appointments beyond the lease get final numbers with the exchange`()
        async throws
    {
        let workstations = try await Workstations(2, stocked: true)
        let workstation = workstations.second
        workstations.ways[1].set(.unreachable)
        try await workstation.useUp()
        let count = Int(ProcessInfo.processInfo.environment["CLINIC_NUMBERS_SIZE"] ?? "") ?? 340
        let made = try await work(count, at: workstation)
        #expect(made.patients.map(\.number.text) == (1...count).map { "~\($0)" })
        #expect(made.orders.map(\.number.text) == (1...count).map { "~\($0)" })
        #expect(made.appointments.map(\.number.text) == (1...count).map { "~\($0)" })
        workstations.ways[1].set(.open)
        #expect(try await workstation.sync.sync().problem == nil)
        try await expectFinal(made, at: workstation)
        try await workstations.settle()
        try await workstations.expectEqual()
        #expect(try workstations.first.column("SELECT name FROM patient WHERE name LIKE 'Patient %'").count == count)
        #expect(try workstation.column("SELECT CAST(count(*) AS TEXT) FROM product_order").first == "\(count + 14)")
        #expect(workstations.server.provisional == nil)
        let late = try await workstation.register("Grace Hopper").number
        #expect(!late.isProvisional)
    }

    @Test func `notes, orders, searches and scopes follow a patient to the final number`() async throws {
        let workstations = try await Workstations(as: .clinician)
        let workstation = workstations.second
        workstations.ways[1].set(.unreachable)
        try await workstation.useUp()
        let patient = try await workstation.register("Zelda Quill").number
        #expect(patient.text == "~1")
        try await workstation.edit(patient) { $0.phone = "600 555 999" }
        try await workstation.note("A note", about: patient)
        let order = try await workstation.sell(to: patient)
        workstations.ways[1].set(.open)
        try await workstations.settle()
        let found = try await workstation.now { $0.patients.patients(.finding("quill")) }.patients
        #expect(found.map(\.number.isProvisional) == [false])
        #expect(found.map(\.facts.phone) == ["600 555 999"])
        let typed = try #require(SearchText("#~1"))
        let byNumber = try await workstation.now { $0.patients.patients(PatientQuery(PatientCriterion(typed))) }
        #expect(byNumber.patients == found)
        let orders = try await workstation.now { $0.orders.orders(OrderQuery(scope: .patient(patient))) }
        #expect(orders.orders.map(\.id) == [order.id])
        let history = try await workstation.now { $0.store.history.history(HistoryQuery(of: .patient(patient))) }
        #expect(history.entries.map(\.event) == [.arrived, .changed, .made])
        try await workstation.patients.giveReason("She asked for it herself.", toOpenNotesOf: patient)
        try await workstation.patients.openNotes(of: patient)
        let notes = try await workstation.now { $0.patients.notes(ClinicalNoteQuery(about: patient)) }
        #expect(notes.notes.map(\.text) == ["A note"])
        // What is written by the old number is about the same patient.
        try await workstation.note("Another", about: patient)
        #expect(try await workstation.sell(to: patient).patient == found.first?.number)
        #expect(try await workstation.book(patient).patient.number == found.first?.number)
        try await workstations.settle()
        try await workstations.expectEqual()
        #expect(workstations.server.provisional == nil)
    }

    @Test func `who gives final numbers says whether any were missing`() async throws {
        let workstations = try await Workstations(2)
        let workstation = workstations.second
        workstations.ways[1].set(.unreachable)
        try await workstation.useUp()
        _ = try await workstation.register("Ada Byron")
        workstations.ways[1].set(.open)
        let leases = NumberLeases(
            remote: workstations.ways[1], writer: workstation.writer, identifiers: workstation.store.identifiers)
        let numbers = FinalNumbers(leases: leases, writer: workstation.writer)
        #expect(try await numbers.give())
        #expect(try workstation.provisional() == [])
        #expect(try await !numbers.give())
    }

    @Test func `two workstations with the same provisional numbers do not mix`() async throws {
        let workstations = try await Workstations(3)
        var made: [(at: ClinicWorkstation, patient: Patient, order: Order)] = []
        for (workstation, way) in zip(workstations.all, workstations.ways).dropFirst() {
            way.set(.unreachable)
            try await workstation.useUp()
            let patient = try await workstation.register("Ada Byron")
            #expect(patient.number.text == "~1")
            made.append((workstation, patient, try await workstation.sell(to: patient.number)))
        }
        for way in workstations.ways { way.set(.open) }
        try await workstations.settle()
        try await workstations.expectEqual()
        for (workstation, patient, order) in made {
            #expect(try await workstation.now { $0.patients.patient(patient.number) }.id == patient.id)
            #expect(try await workstation.now { $0.orders.order(order.number) }.id == order.id)
        }
        // Nothing of that is known elsewhere.
        await #expect(throws: AppError.self) {
            try await workstations.first.now { $0.patients.patient(made[0].patient.number) }
        }
        let owners = try workstations.first.column("SELECT hex(id) FROM patient WHERE name = 'Ada Byron'")
        #expect(Set(owners).count == 2)
    }

    @Test func `an open page goes on with the final number`() async throws {
        let workstations = try await Workstations()
        let workstation = workstations.second
        try await workstation.useUp()
        let patient = try await workstation.register("Ada Byron")
        var reader = workstation.patients.patient(patient.number).reader()
        #expect(try await reader.value() == patient)
        #expect(try await workstation.sync.sync().problem == nil)
        let final = try await reader.value()
        #expect(final.id == patient.id && !final.number.isProvisional)
        // A form that was opened before saves what it was opened for.
        var draft = PatientDraft(patient.facts)
        draft.phone = "600 555 999"
        let saved = try await workstation.patients.save(
            draft, of: patient.id, over: patient.revision, operation: StoreHarness.operation())
        #expect(saved.number == final.number)
        try await workstations.settle()
        try await workstations.expectEqual()
    }

    @Test func `a write that got a provisional number waits for its author to sign the final one`() async throws {
        let workstations = try await Workstations()
        let workstation = workstations.second
        try await workstation.useUp()
        let patient = try await workstation.register("Ada Byron")
        await workstation.sessions.signOut(operation: StoreHarness.operation())
        #expect(try await workstation.sync.sync().sent == 0)
        #expect(try workstation.provisional() == [])
        try await workstation.signIn(.manager)
        #expect(try await workstation.sync.sync().left.queued == 1)
        #expect(try await workstation.now { $0.sync.queue(limit: 5) }.entries.map(\.state) == [.unsigned])
        try await workstation.signIn(.receptionist)
        #expect(try await workstation.now { $0.sync.queue(limit: 5) }.entries.map(\.state) == [.ready])
        #expect(try await workstation.now { $0.patients.patient(patient.number) }.id == patient.id)
        #expect(try await workstation.sync.sync().sent == 1)
        try await workstations.settle()
        try await workstations.expectEqual()
    }
}
