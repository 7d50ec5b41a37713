import Domain
import Foundation
import Support
import Testing

/// Records by what a person types, and what belongs to a patient.
@Suite struct FoundRecordsTests {
    private let today = Day(daysSince1970: 20_514)

    @Test(arguments: [
        ("vogt", ["patient 2001"]), ("600 555 101", ["patient 2001"]), ("9/4/2001", ["2001-04-09", "patient 2005"]),
        ("2001-04-09", ["2001-04-09", "patient 2005"]), ("order 1034", ["order 1034"]), ("1034", ["order 1034"]),
        ("order 2001", []), ("2001", ["patient 2001"]), ("ibu", ["product 501"]), ("nobody at all", []),
    ])
    func `a text means these records, each once`(text: String, records: [String]) async throws {
        let found = try await search(text)
        #expect(found.records.map(\.words) == records)
        #expect(found.problem == nil)
    }

    @Test func `to a patient belong the next two appointments and the newest two orders`() async throws {
        let lena = try #require(PatientReference.samples.first)
        let orders = try (1...3).map {
            try Order.sample(1040 + $0, patient: lena.number, until: .sample + TimeInterval($0))
        }
        let appointments = try (1...3).map {
            try Appointment.sample(3000 + $0, minutesAfterNine: $0 * 30, patient: lena)
        }
        let found = try await search("vogt", orders: orders, appointments: appointments)
        #expect(found.related.map(\.words) == ["appointment 3001", "appointment 3002", "order 1043", "order 1042"])
    }

    @Test func `what belongs to more than three patients is too much to read`() async throws {
        let patients = try (1...4).map { try Patient.sample(2000 + $0, "Ana \($0)") }
        let orders = try patients.map { try Order.sample(1000 + $0.number.rawValue - 2000, patient: $0.number) }
        let found = try await search("ana", patients: patients, orders: orders)
        #expect(found.records.count == 4)
        #expect(found.related.map(\.words) == ["order 1001", "order 1002", "order 1003"])
    }

    @Test func `what may not be read is the problem, and the rest is found`() async throws {
        let found = try await search("ibu", as: nil)
        #expect(found.records.map(\.words) == ["product 501"])
        #expect(found.problem == .signInRequired)
    }

    private func search(
        _ text: String, as session: StaffSession? = .sample(.receptionist), patients: [Patient] = Patient.samples,
        orders: [Order] = Order.samples, appointments: [Appointment] = []
    ) async throws -> FoundRecords {
        let sessions = FakeStaffSessionRepository(session: session)
        return await FoundRecords(
            try #require(RecordQuery(text, today: today)), limit: 5,
            patients: FakePatientRepository(patients, sessions: sessions),
            orders: FakeOrderRepository(orders, sessions: sessions),
            appointments: FakeAppointmentRepository(appointments, sessions: sessions),
            catalog: FakeCatalogRepository(sessions: sessions))
    }
}

extension FoundRecord {
    fileprivate var words: String {
        switch self {
        case .patient(let patient): "patient \(patient.number.rawValue)"
        case .order(let order): "order \(order.number.rawValue)"
        case .product(let product): "product \(product.number.rawValue)"
        case .appointment(let appointment): "appointment \(appointment.number.rawValue)"
        case .agenda(let agenda): "\(agenda.day)"
        }
    }
}
