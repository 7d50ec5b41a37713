import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data

/// Making backups.
@Suite struct BackupTests {
    @Test(arguments: [BackupPlace.key, .passphrase(Secret("correct horse")), .passphrase(.empty)])
    func `a backup comes back with everything`(_ key: BackupKey) async throws {
        try await BackupPlace.with { place in
            let report = try await place.backUp(key)
            let restored = try await place.restore(key)
            #expect(try place.contents(of: place.restored) == place.contents(of: place.clinic))
            #expect(report.rows == restored.rows && report.rows > 300)
            #expect(restored.madeAt == BackupPlace.now && restored.kept == nil && restored.workstation == nil)
            #expect(try StoreHarness.mode(place.file) == "600")
            #expect(try StoreHarness.mode(place.restored) == "700")
            #expect(try StoreHarness.mode(StoreHarness.file(place.restored)) == "600")
            #expect(try place.names(in: place.restored) == ["clinic.seal", "clinic.sqlite"])
        }
    }

    @Test func `nothing of the clinic can be read in it, and no two are alike`() async throws {
        try await BackupPlace.with { place in
            try await place.backUp()
            let first = try StoreHarness.bytes(place.file)
            try await place.backUp(replacing: true)
            let second = try StoreHarness.bytes(place.file)
            #expect(first.count == second.count && first[80...] != second[80...])
            for words in ["SQLite format 3", "Lena Vogt"] {
                #expect(Foundation.Data(first).range(of: Foundation.Data(words.utf8)) == nil)
            }
        }
    }

    @Test func `an open clinic is backed up with its last write, and a killed one with its log`() async throws {
        try await BackupPlace.with { place in
            let store = try StoreHarness.open(.folder(place.clinic))
            let owner = Identifier<Staff>(.sample(77))
            try await store.savedStates.save([.staff(owner): Foundation.Data([1])])
            try await place.backUp()
            // As it is after a kill: the log is beside the file, and nobody has it open.
            try FileManager.default.createDirectory(atPath: "\(place.folder)/killed", withIntermediateDirectories: true)
            for name in ["clinic.sqlite", "clinic.sqlite-wal"] {
                try FileManager.default.copyItem(
                    atPath: "\(place.clinic)/\(name)", toPath: "\(place.folder)/killed/\(name)")
            }
            let contents = try place.contents(of: place.clinic)
            store.leave()
            try await place.restore()
            #expect(try place.contents(of: place.restored) == contents)
            #expect(contents["saved_state"]?.count == 1)
            let killed = ClinicBackup(of: "\(place.folder)/killed", cost: .least)
            _ = try await killed.make(at: "\(place.folder)/b.backup", key: BackupPlace.key, now: BackupPlace.now)
            let restore = ClinicRestore(of: "\(place.folder)/b.backup", to: "\(place.folder)/b")
            _ = try await restore.carryOut(key: BackupPlace.key, at: BackupPlace.now)
            #expect(try place.contents(of: "\(place.folder)/b") == contents)
        }
    }

    @Test func `an existing file is replaced only on request, and by a complete backup`() async throws {
        try await BackupPlace.with { place in
            try place.plant([1, 2, 3])
            #expect(try await BackupPlace.fault { try await place.backUp() } == .exists(path: place.file))
            #expect(try StoreHarness.bytes(place.file) == [1, 2, 3])
            try StoreHarness.run("DELETE FROM order_event", in: place.clinic)
            try StoreHarness.run("PRAGMA foreign_keys = OFF", in: place.clinic)
            try await place.backUp(replacing: true)
            try await place.restore()
            #expect(try place.names(in: place.folder) == ["a.backup", "clinic", "restored"])
        }
    }

    @Test func `a damaged clinic gets no backup, and an older one stays`() async throws {
        try await BackupPlace.with { place in
            try await place.backUp()
            let old = try StoreHarness.bytes(place.file)
            let file = StoreHarness.file(place.clinic)
            var bytes = try StoreHarness.bytes(file)
            for offset in 4_096 * 5..<4_096 * 6 { bytes[offset] ^= 0x5A }
            try Foundation.Data(bytes).write(to: URL(filePath: file))
            let fault = try await BackupPlace.fault { try await place.backUp(replacing: true) }
            switch fault {
            case .unlikeTheClinic, .clinic(.storage(.corrupt)): break
            default: Issue.record("\(String(describing: fault))")
            }
            #expect(try StoreHarness.bytes(place.file) == old)
            #expect(try place.names(in: place.folder) == ["a.backup", "clinic"])
            #expect(try !place.names(in: place.clinic).contains("clinic.copy"))
        }
    }

    @Test func `without a clinic there is no backup, and none is made`() async throws {
        try await BackupPlace.with { place in
            let nowhere = "\(place.folder)/nowhere"
            let fault = try await BackupPlace.fault {
                _ = try await ClinicBackup(of: nowhere).make(at: place.file, key: BackupPlace.key, now: BackupPlace.now)
            }
            #expect(fault == .noClinic(folder: nowhere))
            #expect(try place.names(in: place.folder) == ["clinic"])
        }
    }

    @Test func `what a killed backup left is cleared by the next, and what is under way is left alone`() async throws {
        try await BackupPlace.with { place in
            let copy = "\(place.clinic)/clinic.copy"
            for path in [copy, "\(copy)-journal", "\(place.file).part"] {
                try Foundation.Data("left".utf8).write(to: URL(filePath: path))
            }
            try await place.backUp()
            #expect(try place.names(in: place.folder) == ["a.backup", "clinic"])
            #expect(try !place.names(in: place.clinic).contains { $0.hasPrefix("clinic.copy") })
            let other = try CopyPlace(in: ClinicFolder(path: place.clinic))
            let fault = try await BackupPlace.fault { try await place.backUp(replacing: true) }
            #expect(fault == .underWay(path: copy))
            #expect(FileManager.default.fileExists(atPath: copy))
            other.remove()
            try await place.backUp(replacing: true)
        }
    }

    @Test func `a stopped backup leaves nothing`() async throws {
        try await BackupPlace.with { place in
            let fault = try await stopped(place)
            #expect(fault == .stopped)
            #expect(try place.names(in: place.folder) == ["clinic"])
            #expect(try !place.names(in: place.clinic).contains("clinic.copy"))
        }
    }

    @Test func `the last backup is noted`() async throws {
        try await BackupPlace.with { place in
            #expect(BackupNote(of: place.clinic) == nil)
            let last = LastBackup(of: place.clinic)
            #expect(last.madeAt(BackupPlace.now) == nil)
            try await place.backUp()
            #expect(BackupNote(of: place.clinic) == BackupNote(madeAt: BackupPlace.now, path: place.file))
            #expect(last.madeAt(BackupPlace.now + 59) == nil)
            #expect(last.madeAt(BackupPlace.now + 60) == BackupPlace.now)
            #expect(try StoreHarness.mode("\(place.clinic)/clinic.backup") == "600")
        }
    }

    @Test func `only a clinic of one's own that no remote has as well is one to be reminded of`() async throws {
        try await BackupPlace.with { place in
            func isReminded() throws -> Bool {
                let store = try StoreHarness.open(.folder(place.clinic))
                defer { store.leave() }
                return store.backups != nil
            }
            #expect(try !isReminded(), "the example")
            try StoreHarness.run("UPDATE clinic SET is_example = 0", in: place.clinic)
            #expect(try isReminded())
            try StoreHarness.run(
                "INSERT INTO remote (only, address, is_shared, cursor, failures) VALUES (1, 'postgresql://u@h/d', 1, '', 0)",
                in: place.clinic)
            #expect(try !isReminded(), "the administrator of the remote makes them")
        }
    }

    /// The end of a backup whose task is cancelled.
    private func stopped(_ place: BackupPlace) async throws -> BackupFault? {
        let task = Task<BackupFault?, any Error> {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await BackupPlace.fault { try await place.backUp() }
        }
        return try await task.value
    }
}
