import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync
import DataSupport

/// The dependencies between queued writes.
@Suite(.timeLimit(.minutes(60))) struct OutboxNeedsTests {
    @Test func `two sales of one product wait for nothing`() async throws {
        let workstation = try await Workstations(as: .pharmacist).first
        _ = try await workstation.buy(.known(502), 1)
        _ = try await workstation.buy(.known(502), 1)
        #expect(try workstation.needs() == [])
    }

    @Test func `a change waits for the one before it of the same field, and for no other`() async throws {
        let workstation = try await Workstations().first
        try await workstation.edit(.known(2_003)) { $0.phone = "600 555 777" }
        try await workstation.edit(.known(2_004)) { $0.phone = "600 555 888" }
        try await workstation.edit(.known(2_003)) { $0.email = "aroha@example.com" }
        try await workstation.edit(.known(2_003)) { ($0.phone, $0.email) = ("600 555 999", "aroha@example.org") }
        try await workstation.edit(.known(2_003)) { $0.phone = "600 555 000" }
        #expect(try workstation.needs() == ["4 needs 1", "4 needs 3", "5 needs 4"])
    }

    @Test func `a time that another write frees is taken after that one, and no other waits for it`() async throws {
        let workstations = try await Workstations()
        let workstation = workstations.first
        try await workstation.bookFirstSlot()
        try await workstations.settle()
        try await workstation.callOff(try workstation.lastAppointment())
        try await workstation.edit(.known(2_003)) { $0.phone = "600 555 777" }
        try await workstation.bookFirstSlot()
        #expect(try workstation.needs() == ["4 needs 2"])
    }
}

extension ClinicWorkstation {
    fileprivate func needs() throws -> [String] {
        try column("SELECT entry || ' needs ' || needs FROM outbox_need ORDER BY entry, needs")
    }

    /// The newest appointment.
    fileprivate func lastAppointment() throws -> AppointmentNumber {
        .known(try #require(Int(try column("SELECT CAST(max(number) AS TEXT) FROM appointment")[0])))
    }

    fileprivate func callOff(_ number: AppointmentNumber) async throws {
        let appointment = try await now { $0.appointments.appointment(number) }.appointment
        _ = try await appointments.cancel(
            appointment.id, version: appointment.version, reason: "No time", operation: StoreHarness.operation())
    }
}
