import Domain
import Foundation
import Testing

@testable import Data
@testable import DataSync

/// The contents before any write, and the check that the contents afterwards follow from the acknowledged writes.
struct WriteCheck {
    private let effects: [String: Int]
    private let fields: [String: String]
    private let goods: [String]

    /// Records the contents of a clinic.
    init(before clinic: ClinicWorkstation) throws {
        effects = try clinic.effects()
        fields = try clinic.patientFields()
        goods = try clinic.goods()
    }

    /// Expects that all workstations and a new one have the same data, and that it has each acknowledged write once.
    func expect(_ journal: WriteJournal, at workstations: [ClinicWorkstation], and newcomer: ClinicWorkstation)
        async throws
    {
        try await newcomer.signIn(.manager)
        let records = Set(try newcomer.records())
        for (index, workstation) in workstations.enumerated() {
            let others = Set(try workstation.records()).symmetricDifference(records).sorted()
            #expect(others.isEmpty, "at workstation \(index): \(others.prefix(4))")
            for table in Self.derived {
                #expect(try workstation.column(table) == newcomer.column(table), "\(table) at workstation \(index)")
            }
            #expect(try workstation.column("SELECT what FROM outbox") == [])
        }
        try expectEffects(journal, at: newcomer)
        try expectEdits(journal, at: newcomer)
        try await expectSales(journal, at: newcomer)
        let numbers = journal.numbers.filter { !$0.contains("~") }
        #expect(Set(numbers).count == numbers.count, "a short number was given out twice")
        // Provisional ones are each workstation's own.
        for workstation in workstations { #expect(try workstation.provisional() == [] && workstation.broken() == []) }
        // The units sold and left equal those at the start.
        #expect(try newcomer.goods() == goods)
        #expect(try newcomer.column(Self.overlaps) == [])
    }

    private func expectEffects(_ journal: WriteJournal, at newcomer: ClinicWorkstation) throws {
        var expected = effects
        for effect in journal.effects where !journal.givenUp.contains(effect) { expected[effect, default: 0] += 1 }
        let present = try newcomer.effects()
        let lost = expected.filter { present[$0.key, default: 0] < $0.value }.keys.sorted()
        #expect(lost.isEmpty, "\(lost.count) are lost: \(lost.prefix(4))")
        let more = present.filter { expected[$0.key, default: 0] < $0.value }.keys.sorted()
        #expect(more.isEmpty, "\(more.count) are there twice, or were taken back: \(more.prefix(4))")
    }

    /// An edit that was not given up remains, unless someone who saw it replaced it.
    private func expectEdits(_ journal: WriteJournal, at newcomer: ClinicWorkstation) throws {
        let present = try newcomer.patientFields()
        let edits = Dictionary(grouping: journal.edits.filter { !journal.givenUp.contains($0.effect) }, by: \.key)
        for (key, value) in fields where edits[key] == nil { #expect(present[key] == value, "\(key)") }
        for (key, edits) in edits {
            let value = present[key]
            let isLast = edits.contains { $0.value == value } && !edits.contains { $0.seen == value }
            #expect(isLast, "\(key) is \(value ?? "not there"), of \(edits.map { "\($0.seen) > \($0.value)" })")
        }
        #expect(try newcomer.misfiledPatients() == [])
    }

    private func expectSales(_ journal: WriteJournal, at newcomer: ClinicWorkstation) async throws {
        for sale in journal.sales {
            let id = sale.order.rawValue.uuidString.replacing("-", with: "")
            let number = try newcomer.column("SELECT CAST(number AS TEXT) FROM orders WHERE hex(id) = '\(id)'").first
            guard let number = number.flatMap({ OrderNumber(typed: $0) }) else { continue }
            let order = try await newcomer.now { $0.orders.order(number) }
            #expect(order.inWords == sale.lines)
        }
    }

    /// The tables that each workstation derives by itself: search words and counts.
    private static let derived = [
        "SELECT beginning || sort_name || number FROM patient_word ORDER BY 1",
        "SELECT product_number || state || placed_at || order_number FROM product_order ORDER BY 1",
        "SELECT product_number || state || orders FROM product_order_count WHERE orders > 0 ORDER BY 1",
        "SELECT state || orders FROM order_count WHERE orders > 0 ORDER BY 1",
        "SELECT CAST(patients AS TEXT) FROM patient_count",
    ]

    private static let overlaps = """
        SELECT CAST(one.number AS TEXT) FROM appointment AS one JOIN appointment AS other
            ON (other.clinician_id = one.clinician_id OR other.patient_id = one.patient_id) AND other.number > one.number
        WHERE one.status = 'booked' AND other.status = 'booked'
            AND one.start_at < other.end_at AND other.start_at < one.end_at
        """
}

extension ClinicWorkstation {
    /// The count of each effect.
    fileprivate func effects() throws -> [String: Int] {
        var counts: [String: Int] = [:]
        for record in try records() {
            let parts = record.split(separator: " ", maxSplits: 2).map(String.init)
            guard let kind = RecordKind(rawValue: parts[0]), let subject = UUID(uuidString: parts[1]) else { continue }
            for effect in WriteEffect.all(kind, subject, before: nil, after: parts[2]) {
                counts[effect, default: 0] += 1
            }
        }
        return counts
    }

    /// The fields of each patient.
    fileprivate func patientFields() throws -> [String: String] {
        try database.read { connection throws(AppError) in
            let rows = try connection.rows(
                "SELECT id, name, phone, coalesce(address, '') FROM patient"
            ) { row throws(AppError) in
                (try row.identity(0), try (1...3).map { column throws(AppError) in try row.text(column) })
            }
            var fields: [String: String] = [:]
            for (id, texts) in rows {
                for (name, text) in zip(WriteEffect.fields, texts) {
                    fields["\(WriteEffect.made(.patient, id)) \(name)"] = text
                }
            }
            return fields
        }
    }

    /// For each product, the units left plus those sold and not returned.
    fileprivate func goods() throws -> [String] {
        try column(
            """
            SELECT product.number || ': ' || (stock + coalesce(sum(iif(orders.id IS NULL, 0, quantity)), 0)) FROM product
            LEFT JOIN order_line ON order_line.product_number = product.number
            LEFT JOIN orders ON orders.id = order_line.order_id AND orders.state <> 'cancelled'
            GROUP BY product.number ORDER BY product.number
            """)
    }
}
