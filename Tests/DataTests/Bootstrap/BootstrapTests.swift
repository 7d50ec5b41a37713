import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data

@Suite(.timeLimit(.minutes(60))) struct BootstrapTests {
    @Test func `a first start makes the example clinic and says so`() async throws {
        try await withFolder { folder in
            var steps: [BootstrapStep] = []
            _ = try StoreHarness.open(.folder(folder)) { steps.append($0) }
            #expect(steps == [.createdExampleClinic(at: .folder(folder))])
            #expect(steps.map(\.description) == ["Created the example clinic in \(folder)."])
        }
    }

    @Test func `a second start does nothing but open`() async throws {
        try await withFolder { folder in
            _ = try StoreHarness.open(.folder(folder))
            let before = try StoreHarness.bytes(StoreHarness.file(folder))
            _ = try StoreHarness.open(.folder(folder)) { step in Issue.record("\(step)") }
            #expect(try StoreHarness.bytes(StoreHarness.file(folder)) == before)
        }
    }

    @Test func `only the owner may read any of it`() async throws {
        try await withFolder { folder in
            let store = try StoreHarness.open(.folder("\(folder)/deeper"))
            _ = store.orders.orders(OrderQuery())
            #expect(try StoreHarness.mode(folder) == "700")
            #expect(try StoreHarness.mode("\(folder)/deeper") == "700")
            for file in ["clinic.sqlite", "clinic.sqlite-wal", "clinic.sqlite-shm"] {
                #expect(try StoreHarness.mode("\(folder)/deeper/\(file)") == "600", "\(file)")
            }
        }
    }

    @Test func `a first start that fails leaves nothing and can be tried again`() async throws {
        try await withFolder { folder in
            let failing = Migration(version: 2) { _ throws(AppError) in throw .unexpected("on purpose") }
            #expect(throws: AppError.unexpected("on purpose")) {
                try StoreHarness.setUp(folder, [.version1, failing])
            }
            let tables = try Connection(path: StoreHarness.file(folder)).pragma("user_version")
            #expect(tables == 0)
            #expect(try StoreHarness.setUp(folder, Migration.all) == [.createdExampleClinic(at: .folder(folder))])
        }
    }

    @Test func `several first starts at once make one clinic`() async throws {
        try await withFolder { folder in
            let steps = try await withThrowingTaskGroup(of: [BootstrapStep].self) { group in
                for _ in 0..<6 { group.addTask { try StoreHarness.setUp(folder, Migration.all) } }
                return try await group.reduce(into: []) { $0 += $1 }
            }
            #expect(steps == [.createdExampleClinic(at: .folder(folder))])
        }
    }

    @Test func `a connection is durable and strict`() async throws {
        try await withFolder { folder in
            _ = try StoreHarness.open(.folder(folder))
            let connection = try Connection(path: StoreHarness.file(folder))
            try connection.applySettings()
            #expect(try connection.pragma("synchronous") == 2)
            #expect(try connection.pragma("foreign_keys") == 1)
            #expect(try connection.pragma("trusted_schema") == 0)
            let mode = try connection.first("PRAGMA journal_mode") { row throws(AppError) in try row.text(0) }
            #expect(mode == "wal")
        }
    }
}
