import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data

/// Backups while others write, programs that are killed, and disks that are full.
///
/// `CLINIC_BACKUP_SIZE` is the number of backups, and of kills of each kind; `CLINIC_FULL_FOLDER` is a small file
/// system.
@Suite(.serialized, .timeLimit(.minutes(60))) struct BackupSoakTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let size = environment["CLINIC_BACKUP_SIZE"].flatMap { Int($0) }
    private static let seed = environment["CLINIC_BACKUP_SEED"].flatMap { UInt64($0) } ?? 1
    private static let small = environment["CLINIC_FULL_FOLDER"]
    private static let inRound = 25

    @Test func `each backup under three writers restores to a state that was committed`() async throws {
        let count = Self.size ?? 3
        var writes = 0
        for begin in stride(from: 0, to: count, by: Self.inRound) {
            try await BackupPlace.with { place in
                let soak = BackupSoak(place, seed: Self.seed)
                writes += try await soak.backUpUnderWriters(min(Self.inRound, count - begin))
            }
        }
        #expect(writes > 0)
        say("\(count) backups under three writers of \(writes) places, each restored to a committed state")
    }

    @Test func `whenever a backup is killed, the old one or the new one is there`() async throws {
        let count = Self.size ?? 3
        try await BackupPlace.with { place in
            var soak = BackupSoak(place, seed: Self.seed)
            for _ in 0..<count { try await soak.killBackup() }
            try await place.backUp(replacing: true)
            #expect(try place.names(in: place.folder) == ["a.backup", "clinic", "errors"])
            #expect(try !place.names(in: place.clinic).contains { $0.hasPrefix("clinic.copy") })
        }
        say("\(count) kills of backups, each with the old or the new one whole")
    }

    @Test func `whenever a restore is killed, the old clinic or the new one is there`() async throws {
        let count = Self.size ?? 3
        try await BackupPlace.with { place in
            var (files, contents): ([String], [[String: [String]]]) = ([], [])
            for width in [50, 60] {
                try StoreHarness.run(
                    "INSERT INTO saved_state (owner, body) VALUES ('staff:\(width)', x'00')",
                    in: place.clinic)
                contents.append(try place.contents(of: place.clinic))
                files.append("\(place.folder)/\(width).backup")
                _ = try await ClinicBackup(of: place.clinic, cost: .least).make(
                    at: files.last ?? "", key: BackupPlace.key, now: BackupPlace.now)
            }
            var soak = BackupSoak(place, seed: Self.seed)
            for _ in 0..<count { try await soak.killRestore(files, contents) }
            _ = try await ClinicRestore(of: files[0], to: place.clinic).carryOut(
                key: BackupPlace.key, replacing: true, at: BackupPlace.now)
            #expect(try !place.names(in: place.clinic).contains { $0.hasPrefix("clinic.copy") })
        }
        say("\(count) kills of restores, each with the old or the new clinic whole")
    }

    @Test(.enabled(if: small != nil)) func `on a full disk nothing is lost and nothing is left`() async throws {
        let count = (Self.size ?? 30) / 10
        let place = BackupPlace(folder: try #require(Self.small))
        try StoreHarness.open(.folder(place.clinic)).leave()
        try await place.backUp()
        var soak = BackupSoak(place, seed: Self.seed)
        var full = 0
        for _ in 0..<count where try await soak.runOutOfRoom() { full += 1 }
        #expect(full > 0)
        say("\(full) of \(count) backups and restores ran out of room, and left all as it was")
    }

    private func say(_ words: String) { if Self.size != nil { print("backup: \(words)") } }
}
