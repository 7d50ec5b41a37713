import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data

/// Everything that is wrong in a clinic's file is found, and nothing else.
@Suite struct VerificationTests {
    private static func findings(_ place: BackupPlace) async throws -> [ClinicFinding] {
        try await ClinicVerification(of: place.clinic).findings()
    }

    @Test func `in a clinic that is well nothing is found, open or closed`() async throws {
        try await BackupPlace.with { place in
            #expect(try await Self.findings(place) == [])
            let store = try StoreHarness.open(.folder(place.clinic))
            #expect(try await Self.findings(place) == [])
            try await store.savedStates.save([.staff(Identifier(.sample(77))): Foundation.Data([1])])
            #expect(try await Self.findings(place) == [])
            store.leave()
            #expect(try await Self.findings(place) == [])
        }
    }

    private static let damages: [(sql: String, check: String, problem: String)] = [
        (
            "UPDATE order_count SET orders = orders + 1 WHERE state = 'shipped'", "counts",
            "The count of orders that are shipped is 3, and there are 2."
        ),
        ("UPDATE patient_count SET patients = 99", "counts", "The count of patients is 99, and there are 12."),
        (
            "UPDATE product_order_count SET orders = orders + 5 WHERE product_number = 501", "counts",
            "The count of orders of product 501 that are shipped is 6, and there are 1."
        ),
        (
            "DELETE FROM product_order WHERE product_number = 504", "counts",
            "Order 1042 is not listed at product 504."
        ),
        (
            "UPDATE patient SET name = 'Zed Other' WHERE number = 2001", "words",
            "Patient 2001 is not found by the name."
        ),
        (
            "INSERT INTO patient_word VALUES ('zzz', 'zzz', 2001)", "words",
            "1 beginnings of names lead to patients of other names."
        ),
        ("DELETE FROM product_words WHERE rowid = 505", "words", "Product 505 is not found by its name."),
        (
            "INSERT INTO outbox_change (entry, position, kind, subject) VALUES (9, 0, 'patient', x'00')", "queue",
            "Of queued change 9 something is left, and not the change."
        ),
        (
            "UPDATE orders SET seller_id = zeroblob(16) WHERE number = 1042", "references",
            "A row of orders names one of seller that is not there."
        ),
        (
            "PRAGMA ignore_check_constraints = ON; UPDATE product SET stock = -1 WHERE number = 501", "stock",
            "Product 501 is there -1 times."
        ),
    ]

    @Test func `each thing that is wrong is found by its check, with what to do`() async throws {
        for damage in Self.damages {
            try await BackupPlace.with { place in
                try StoreHarness.run("PRAGMA user_version", in: place.clinic)
                let connection = try Connection(path: StoreHarness.file(place.clinic))
                for statement in damage.sql.split(separator: "; ") { try connection.run(String(statement)) }
                let found = try await Self.findings(place).filter { $0.check != "seal" }
                #expect(
                    found.contains { $0.check == damage.check && $0.problem == damage.problem },
                    "\(damage.sql): \(found)")
                #expect(found.allSatisfy { $0.remedy.hasSuffix(".") })
            }
        }
    }

    @Test func `appointments that overlap are found for the clinician and the patient`() async throws {
        try await BackupPlace.with { place in
            try StoreHarness.run(
                """
                UPDATE appointment SET start_at = 0, end_at = 60000, clinician_id = (SELECT clinician_id FROM appointment),
                    patient_id = (SELECT patient_id FROM appointment)
                WHERE number IN (SELECT number FROM appointment WHERE status = 'booked' ORDER BY number LIMIT 2)
                """, in: place.clinic)
            let found = try await Self.findings(place).filter { $0.check == "overlaps" }
            #expect(found.count == 2 && Set(found.map(\.problem)).count == 2, "\(found)")
        }
    }

    @Test func `a damaged page is found, and a file that somebody changed`() async throws {
        try await BackupPlace.with { place in
            let file = StoreHarness.file(place.clinic)
            var bytes = try StoreHarness.bytes(file)
            // Behind the pages of the schema, without which nothing can be read.
            for offset in 4_096 * 40..<4_096 * 41 { bytes[offset] ^= 0x5A }
            try Foundation.Data(bytes).write(to: URL(filePath: file))
            let checks = Set(try await Self.findings(place).map(\.check))
            #expect(checks.isSuperset(of: ["seal", "damage"]))
        }
    }

    @Test func `of an older format only the file is checked, and nothing is where no clinic is`() async throws {
        try await BackupPlace.with { place in
            let old = "\(place.folder)/old"
            try FormatFile.format4.plant(in: old)
            let found = try await ClinicVerification(of: old).findings()
            #expect(found.map(\.check).filter { $0 != "seal" } == ["file"])
            let fault = try await BackupPlace.fault {
                _ = try await ClinicVerification(of: "\(place.folder)/nowhere").findings()
            }
            #expect(fault == .noClinic(folder: "\(place.folder)/nowhere"))
        }
    }
}
