import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

/// Patients whom others changed, at a workstation that keeps a part.
@Suite(.timeLimit(.minutes(60))) struct PartFilterTests {
    @Test func `who has the number of a patient who is kept is kept too, and no other stranger is`() async throws {
        let bench = try await PartBench()
        let (near, number) = try nearest(bench)
        try await filtering(bench) { filter, records throws(AppError) in
            #expect(try filter.kept([Self.patient(.sample(9_001), numbered: number)]).count == 1)
            #expect(try records.keeps(.sample(9_001)))
            #expect(try filter.kept([Self.patient(.sample(9_002), numbered: 99_999)]) == [])
            #expect(try !records.keeps(.sample(9_002)))
            #expect(try filter.kept([Self.patient(near, numbered: number)]).count == 1)
            #expect(try Self.isWhole(near, in: records.connection))
        }
    }

    @Test func `of a patient who got another number everything is asked for again`() async throws {
        let bench = try await PartBench()
        let (near, _) = try nearest(bench)
        try await filtering(bench) { filter, records throws(AppError) in
            #expect(try filter.kept([Self.patient(near, numbered: 99_999)]).count == 1)
            #expect(try !Self.isWhole(near, in: records.connection))
        }
    }

    @Test func `an order of a stranger is passed over, and a record that names no patient is kept`() async throws {
        let bench = try await PartBench()
        let (_, number) = try nearest(bench)
        try await filtering(bench) { filter, _ throws(AppError) in
            #expect(try filter.kept([Self.order(for: "\(number)")]).count == 1)
            #expect(try filter.kept([Self.order(for: "99999")]) == [])
            #expect(try filter.kept([Self.order(for: "null")]).count == 1)
            let spoiled = RemoteRecord(kind: "patient", subject: .sample(9_004), version: 1, body: "[]")
            #expect(try filter.kept([spoiled]) == [spoiled])
        }
    }

    /// A patient who is kept, with their number.
    private func nearest(_ bench: PartBench) throws -> (UUID, Int) {
        let near = try #require(try bench.near().first)
        return (near, try bench.number(of: near).rawValue)
    }

    private func filtering(
        _ bench: PartBench, _ body: @Sendable @escaping (PartFilter, PartRecords) throws(AppError) -> Void
    ) async throws {
        try await bench.part.writer.write { connection throws(AppError) in
            let filter = try PartFilter(connection: connection, at: bench.clock.now)
            try body(filter, PartRecords(connection: connection))
        }
    }

    private static func patient(_ id: UUID, numbered number: Int) -> RemoteRecord {
        RemoteRecord(kind: "patient", subject: id, version: 1, body: #"{"number":\#(number)}"#)
    }

    private static func order(for patient: String) -> RemoteRecord {
        RemoteRecord(
            kind: "order", subject: .sample(9_003), version: 1, body: #"{"patient_number":\#(patient),"state":"paid"}"#)
    }

    private static func isWhole(_ patient: UUID, in connection: Connection) throws(AppError) -> Bool {
        try connection.first("SELECT is_whole FROM part_patient WHERE id = ?", [.identity(patient)]) {
            row throws(AppError) in try row.integer(0) == 1
        } ?? false
    }
}
