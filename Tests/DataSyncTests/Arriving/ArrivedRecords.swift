import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

extension ClinicWorkstation {
    /// Every record of this workstation, as the remote has a new one.
    func remoteRecords() throws -> [RemoteRecord] {
        try database.read { connection throws(AppError) in
            var all: [RemoteRecord] = []
            for kind in RecordKind.allCases {
                all += try connection.rows(kind.synced.allImagesSQL) { row throws(AppError) in
                    RemoteRecord(kind: kind.rawValue, subject: try row.identity(0), version: 1, body: try row.text(1))
                }
            }
            return all
        }
    }

    /// Every screen can read everything, and every reference leads somewhere.
    func expectSense(_ seed: UInt64) throws {
        try database.read { connection throws(AppError) in
            for kind in RecordKind.allCases {
                let all = try connection.rows(kind.synced.allImagesSQL) { row throws(AppError) in try row.identity(0) }
                try kind.read(all, in: connection)
            }
            let unresolved = try connection.rows("PRAGMA foreign_key_check") { row throws(AppError) in try row.text(0) }
            #expect(unresolved == [], "seed \(seed)")
        }
    }

    /// - Returns: how many are listed.
    func expect(_ spoiled: [RemoteRecord], listedOrTakenIn seed: UInt64) throws -> Int {
        let aside = try database.read { connection throws(AppError) in
            try SetAside(connection: connection).first(10_000)
        }
        let own = Dictionary(
            uniqueKeysWithValues: try remoteRecords().map { record in
                ("\(record.kind) \(record.subject)", record.body.flatMap { JSONValue($0) })
            })
        let ids = Set(aside.map(\.id))
        for record in spoiled {
            let id = "\(record.kind.prefix(40)) \(record.subject)"
            let isTakenIn = own[id] ?? nil == record.body.flatMap { JSONValue($0) }
            #expect(ids.contains(id) || isTakenIn, "\(id) of seed \(seed): \(record)")
        }
        #expect(aside.allSatisfy { !$0.reason.isEmpty }, "seed \(seed)")
        return spoiled.count { ids.contains("\($0.kind.prefix(40)) \($0.subject)") }
    }
}

extension RemoteRecord {
    /// Whether the remote would believe it, and take nothing more from who writes in this test.
    var saysThatTheManagerLeft: Bool {
        guard subject == ExampleStaff.maya.staff.id.rawValue else { return false }
        if case .number? = body.flatMap({ JSONValue($0)?.fields?["left_at"] }) { return true }
        return false
    }
}

extension [RemoteRecord] {
    /// One for each kind and identity.
    func uniqued() -> [RemoteRecord] {
        var seen: Set<String> = []
        return filter { seen.insert("\($0.kind) \($0.subject)").inserted }
    }
}
