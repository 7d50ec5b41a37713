import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data

/// Restoring a backup over a clinic, and where one is open.
@Suite struct RestoreTests {
    @Test func `a clinic is replaced only on request, and is kept whole beside the restored one`() async throws {
        try await BackupPlace.with { place in
            let before = try place.contents(of: place.clinic)
            try await place.backUp()
            let store = try StoreHarness.open(.folder(place.clinic))
            try await store.savedStates.save([.staff(Identifier(.sample(77))): Foundation.Data([1])])
            store.leave()
            let after = try place.contents(of: place.clinic)
            #expect(
                try await BackupPlace.fault { try await place.restore(to: place.clinic) }
                    == .occupied(folder: place.clinic))
            #expect(try place.contents(of: place.clinic) == after)
            let kept = try #require(try await place.restore(to: place.clinic, replacing: true).kept)
            #expect(kept == "\(place.clinic)/clinic.replaced.1772442720000.sqlite")
            #expect(try place.contents(of: place.clinic) == before)
            try FileManager.default.createDirectory(atPath: place.restored, withIntermediateDirectories: true)
            try FileManager.default.moveItem(atPath: kept, toPath: StoreHarness.file(place.restored))
            #expect(try place.contents(of: place.restored) == after)
        }
    }

    @Test func `an open clinic is not replaced, nor is one whose log another program reads`() async throws {
        try await BackupPlace.with { place in
            try await place.backUp()
            let store = try StoreHarness.open(.folder(place.clinic))
            #expect(
                try await BackupPlace.fault { try await place.restore(to: place.clinic, replacing: true) }
                    == .inUse(folder: place.clinic))
            try await store.savedStates.save([.staff(Identifier(.sample(77))): Foundation.Data([1])])
            store.leave()
        }
        try await BackupPlace.with { place in
            try await place.backUp()
            let reader = try Connection(path: StoreHarness.file(place.clinic))
            _ = try reader.pragma("schema_version")
            #expect(
                try await BackupPlace.fault { try await place.restore(to: place.clinic, replacing: true) }
                    == .inUse(folder: place.clinic))
            withExtendedLifetime(reader) {}
        }
    }

    @Test func `a damaged clinic is replaced, and its file and log are kept`() async throws {
        try await BackupPlace.with { place in
            let before = try place.contents(of: place.clinic)
            try await place.backUp()
            let file = StoreHarness.file(place.clinic)
            try Foundation.Data("nothing of a clinic".utf8).write(to: URL(filePath: file))
            try Foundation.Data("nor of a log".utf8).write(to: URL(filePath: "\(file)-wal"))
            let kept = try #require(try await place.restore(to: place.clinic, replacing: true).kept)
            #expect(try place.contents(of: place.clinic) == before)
            #expect(try StoreHarness.bytes(kept) == Array("nothing of a clinic".utf8))
            #expect(try StoreHarness.bytes("\(kept)-wal") == Array("nor of a log".utf8))
        }
    }

    @Test func `a program that opened the file before it was replaced goes on with the restored one`() async throws {
        try await BackupPlace.with { place in
            try await place.backUp()
            let early = try Connection(path: StoreHarness.file(place.clinic))
            #expect(!early.hasMoved)
            _ = try early.pragma("application_id")
            // Its lock would be noticed; this stands for a program between opening the file and reading it.
            try FileManager.default.moveItem(
                atPath: StoreHarness.file(place.clinic), toPath: "\(place.folder)/elsewhere")
            try await place.restore(to: place.clinic)
            #expect(early.hasMoved)
        }
    }

    @Test func `numbers that the replaced clinic gave out are not given out again`() async throws {
        try await BackupPlace.with { place in
            try await place.backUp()
            try StoreHarness.run(
                "UPDATE number_block SET next_number = next_number + 40 WHERE subject <> 'cart'", in: place.clinic)
            let numbers = try place.contents(of: place.clinic)["number_block"]
            try await place.restore(to: place.clinic, replacing: true)
            #expect(try place.contents(of: place.clinic)["number_block"] == numbers)
            // Another clinic's numbers mean nothing here.
            try StoreHarness.run("UPDATE clinic SET id = randomblob(16)", in: place.clinic)
            try await place.restore(to: place.clinic, replacing: true)
            #expect(try place.contents(of: place.clinic)["number_block"] != numbers)
        }
    }

    @Test func `an older format is backed up, restored and migrated`() async throws {
        try await BackupPlace.with { place in
            let old = "\(place.folder)/old"
            try FormatFile.format4.plant(in: old)
            let backup = ClinicBackup(of: old, cost: .least)
            #expect(try await backup.make(at: place.file, key: BackupPlace.key, now: BackupPlace.now).format == 4)
            #expect(try await place.restore().format == 4)
            var steps: [BootstrapStep] = []
            try StoreHarness.open(.folder(place.restored)) { steps.append($0) }.leave()
            guard case .migrated(from: 4, _, _) = steps.first else {
                Issue.record("\(steps)")
                return
            }
        }
    }

    @Test func `a restored clinic is not looked through again at its start`() async throws {
        try await BackupPlace.with { place in
            try await place.backUp()
            try await place.restore()
            #expect(!Seal(in: ClinicFolder(path: place.restored)).come())
            // Nor after somebody had it open.
            try StoreHarness.open(.folder(place.restored)).leave()
            #expect(!Seal(in: ClinicFolder(path: place.restored)).come())
        }
    }
}
