import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

/// A workstation that has no numbers left.
extension ClinicWorkstation {
    /// Forgets all numbers that were not given out yet.
    func useUp() async throws {
        try await writer.write { connection throws(AppError) in
            for block in NumberBlock.provisional { try block.forget(in: connection) }
        }
    }

    /// Sells one piece of the first product to a patient.
    func sell(to patient: PatientNumber) async throws -> Order {
        let cart = try await carts.add(.known(501), quantity: 1, operation: StoreHarness.operation())
        let customer = try await now { $0.carts.customer(patient) }
        let checkout = Checkout(cart: cart.number, seen: cart.lines, customer: customer.name, patient: patient)
        return try #require(try await carts.place(checkout, operation: StoreHarness.operation()).first)
    }

    /// Books the first free time from a day on.
    func book(_ patient: PatientNumber, from start: Int = 1) async throws -> Appointment {
        let services = try await now { $0.appointments.services() }
        let offer = try await now { $0.appointments.clinicians(offering: services[0].slug) }
        var day = Day(of: .sample, in: timeZone).advanced(by: start)
        while true {
            for clinician in offer.clinicians {
                let query = SlotQuery(service: services[0].slug, clinician: clinician.slug, day: day)
                let slots = try await now { $0.appointments.slots(query) }
                guard let free = slots.times.first, let start = Minute(free.lowerBound) else { continue }
                let booking = Booking(
                    patient: patient, service: query.service, clinician: query.clinician, start: start, note: nil)
                return try await appointments.book(booking, operation: StoreHarness.operation())
            }
            day = day.advanced(by: 1)
        }
    }

    /// The numbers of all records that are provisional.
    func provisional() throws -> [String] {
        try NumberBlock.provisional.flatMap { block in
            try column("SELECT CAST(number AS TEXT) FROM \(block.table) WHERE number > \(ProvisionalNumber.base)")
        }
    }

    /// The tables with rows that name something that is not there.
    func broken() throws -> [String] { try column("SELECT \"table\" FROM pragma_foreign_key_check") }

    /// Gives the first product a stock that lasts, before the clinic is shared.
    func stockUp() async throws {
        _ = try await writer.write { connection throws(AppError) in
            try connection.run("UPDATE product SET stock = 100000 WHERE number = 501")
        }
    }
}

extension FakeRemoteServer {
    /// The first of all that it was ever sent in which a number is provisional.
    var provisional: String? {
        let sent =
            copy.applied.values.joined().compactMap(\.body)
            + copy.steps.values.joined().map { String(decoding: $0.signed.intent, as: UTF8.self) }
        return sent.first { $0.contains(/"(patient|[a-z_]*number)":1\d{9}/) }
    }
}
