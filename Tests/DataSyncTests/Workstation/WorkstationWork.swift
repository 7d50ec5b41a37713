import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync
import DataSupport

/// The actions of people at a workstation, in a line each.
extension ClinicWorkstation {
    func status() async throws -> SyncStatus {
        try await now { $0.sync.status() }
    }

    /// Takes the payment of an order.
    func pay(_ number: OrderNumber) async throws -> Order {
        try await move(number, to: .paid)
    }

    func move(_ number: OrderNumber, to state: OrderState, note: String? = nil) async throws -> Order {
        let order = try await now { $0.orders.order(number) }
        return try await orders.move(
            order.id, version: order.version, to: state, note: note, operation: StoreHarness.operation())
    }

    func register(_ name: String) async throws -> Patient {
        let draft = PatientDraft(name: name, born: "1990-01-01", phone: "600 555 123")
        return try await patients.register(draft, operation: StoreHarness.operation())
    }

    /// Changes a patient.
    func edit(_ number: PatientNumber, _ change: (inout PatientDraft) -> Void) async throws {
        let patient = try await now { $0.patients.patient(number) }
        var draft = PatientDraft(patient.facts)
        change(&draft)
        _ = try await patients.save(
            draft, of: patient.id, over: patient.revision, operation: StoreHarness.operation())
    }

    /// Sells some of a product over the counter.
    func buy(_ product: ProductNumber, _ quantity: Int, for patient: PatientNumber? = nil) async throws -> [Order] {
        let cart = try await carts.add(product, quantity: quantity, operation: StoreHarness.operation())
        let checkout = Checkout(cart: cart.number, seen: cart.lines, customer: "Someone", patient: patient)
        return try await carts.place(checkout, operation: StoreHarness.operation())
    }

    /// The rows of a table, each as a text.
    func rows(of table: String) throws -> [String] {
        try database.read { connection throws(AppError) in
            let columns = try connection.rows("SELECT name FROM pragma_table_info('\(table)')") {
                row throws(AppError) in
                try row.text(0)
            }
            let quoted = columns.map { "quote(\($0))" }.joined(separator: " || ' ' || ")
            return try connection.rows("SELECT \(quoted) FROM \(table)") { row throws(AppError) in try row.text(0) }
                .sorted()
        }
    }
}

extension ClinicWorkstation {
    /// The only write in this workstation's queue, with its fields.
    func onlyEntry() async throws -> OutboxEntry {
        let page = try await now { $0.sync.queue(limit: 5) }
        try #require(page.total == 1, "\(page.entries)")
        return try await now { $0.sync.entry(page.entries[0].id) }
    }

    /// A member of the staff, as the screens show them.
    func colleague(_ person: ExampleStaff) async throws -> Colleague {
        let slug = try #require(StaffSlug(person.staff.userName))
        return try await now { $0.store.staff.colleague(slug) }
    }

    /// Changes a colleague, as a manager.
    func change(_ person: ExampleStaff, _ change: StaffChange) async throws {
        _ = try await store.staff.change(
            change, of: try await colleague(person), operation: StoreHarness.operation())
    }

    /// Writes a clinical note.
    func note(_ text: String, about patient: PatientNumber) async throws {
        _ = try await patients.write(text, about: patient, operation: StoreHarness.operation())
    }

    /// Books the first time that is free here tomorrow, or on a later day.
    func bookFirstSlot(
        of patient: PatientNumber = .known(2_001), inDays days: Int = 1, note: String? = nil
    ) async throws {
        let (query, start) = try await freeSlot(0, inDays: days)
        let booking = Booking(
            patient: patient, service: query.service, clinician: query.clinician, start: start, note: note)
        _ = try await appointments.book(booking, operation: StoreHarness.operation())
    }

    /// Moves an appointment to the next free time of tomorrow, or to one after that.
    func moveToNextSlot(_ number: AppointmentNumber, _ index: Int = 1) async throws {
        let appointment = try await now { $0.appointments.appointment(number) }.appointment
        let (_, start) = try await freeSlot(index)
        _ = try await appointments.reschedule(
            appointment.id, version: appointment.version, to: start, operation: StoreHarness.operation())
    }

    private func freeSlot(_ index: Int, inDays days: Int = 1) async throws -> (SlotQuery, Minute) {
        let services = try await now { $0.appointments.services() }
        let offer = try await now { $0.appointments.clinicians(offering: services[0].slug) }
        let today = Day(of: .sample, in: timeZone)
        let query = SlotQuery(
            service: services[0].slug, clinician: offer.clinicians[0].slug, day: today.advanced(by: days))
        let slots = try await now { $0.appointments.slots(query) }
        guard let free = slots.times.dropFirst(index).first, let start = Minute(free.lowerBound) else {
            throw AppError.conflict("There is no time left tomorrow.")
        }
        return (query, start)
    }
}

extension ClinicWorkstation {
    /// Retries every write that waits for a time to pass, because the clock of the tests is fixed.
    func retryWhatFailed() async throws {
        for entry in try await now({ $0.sync.queue(limit: 500) }).entries {
            guard case .delayed = entry.state else { continue }
            do { try await sync.retry(entry.id) } catch AppError.notFound {} catch AppError.notAllowed {}
        }
    }

    /// The first column of a query, as texts.
    func column(_ query: String) throws -> [String] {
        try database.read { connection throws(AppError) in
            try connection.rows(query) {
                row throws(AppError) in try row.text(0)
            }
        }
    }
}

extension [ClinicWorkstation] {
    /// The sum of a number over all elements.
    func asyncSum(_ number: (ClinicWorkstation) async throws -> Int) async throws -> Int {
        var sum = 0
        for store in self { sum += try await number(store) }
        return sum
    }
}
