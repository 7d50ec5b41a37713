import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

/// A whole clinic as lines of JSON.
@Suite struct ExportTests {
    private static func lines(of folder: String) throws -> [String] {
        let export = try ClinicExport(of: folder)
        var lines: [String] = []
        while true {
            let page = try export.next()
            guard !page.isEmpty else { return lines }
            #expect(page.count <= 200)
            lines += page
        }
    }

    @Test func `every record is there once, in order, and no secret is`() async throws {
        try await withFolder { folder in
            let workstation = try WorkstationHarness.open(.folder(folder))
            try await workstation.signIn(.receptionist)
            for number in 0..<250 { _ = try await workstation.register("Patient Number\(number)") }
            let patient = try await workstation.register("Ada Byron")
            try await workstation.signIn(.clinician)
            try await workstation.note("Slept well", about: patient.number)
            let lines = try Self.lines(of: folder)
            let records = try workstation.records()
            workstation.leave()
            #expect(lines.count == records.count)
            let read = try lines.map { line in
                try #require(
                    JSONSerialization.jsonObject(with: Foundation.Data(line.utf8)) as? [String: Any], "\(line)")
            }
            #expect(read.allSatisfy { Set($0.keys) == ["type", "id", "fields"] })
            let kinds = read.compactMap { $0["type"] as? String }.reduce(into: [String]()) { kinds, kind in
                if kinds.last != kind { kinds.append(kind) }
            }
            #expect(kinds == RecordKind.allCases.map(\.rawValue))
            let identities = records.map { $0.split(separator: " ").prefix(2).joined(separator: " ").lowercased() }
            let written = read.map { "\($0["type"] ?? "") \($0["id"] ?? "")" }
            #expect(written.sorted() == identities.sorted())
            let text = lines.joined()
            #expect(!text.contains("argon2") && !text.contains("_key"))
            #expect(text.contains("Lena Vogt"))
        }
    }

    @Test func `writes during the export are not in it`() async throws {
        try await withFolder { folder in
            let workstation = try WorkstationHarness.open(.folder(folder))
            try await workstation.signIn(.receptionist)
            let export = try ClinicExport(of: folder)
            var lines = try export.next()
            _ = try await workstation.register("Late Comer")
            while true {
                let page = try export.next()
                guard !page.isEmpty else { break }
                lines += page
            }
            #expect(!lines.joined().contains("Late Comer"))
            workstation.leave()
        }
    }

    @Test func `where no clinic is there is nothing to export`() async throws {
        try await withFolder { folder in
            #expect(throws: BackupFault.noClinic(folder: folder)) { try ClinicExport(of: folder) }
            try #require(!FileManager.default.fileExists(atPath: folder))
        }
    }
}
