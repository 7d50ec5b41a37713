import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync
import DataSupport

/// Disks that fill up or fail: a clear error, no loss of an acknowledged write, and normal work once they are back.
///
/// `CLINIC_FULL_FOLDER` is the mount point of a small file system, `CLINIC_FAILING_DISK` the folder of libfiu's
/// libraries; `CLINIC_DISK_SIZE` is the number of failures, beginning with the seed `CLINIC_CRASH_SEED`.
@Suite(.serialized, .timeLimit(.minutes(60))) struct DiskTroubleTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let size = environment["CLINIC_DISK_SIZE"].flatMap { Int($0) } ?? 100
    private static let seed = environment["CLINIC_CRASH_SEED"].flatMap { UInt64($0) } ?? 1
    /// The number of failures in one process, before others are killed during one.
    private static let inALife = 5

    @Test(.enabled(if: environment["CLINIC_FULL_FOLDER"] != nil, "scripts/soak full mounts a small file system"))
    func `a disk that is full fails what does not fit, and nothing else`() async throws {
        let folder = try #require(Self.environment["CLINIC_FULL_FOLDER"])
        try await Self.trouble("full", FullDisk(folder: folder), ["storage-full"], in: folder)
    }

    @Test(.enabled(if: environment["CLINIC_FAILING_DISK"] != nil, "scripts/soak failing installs libfiu"))
    func `a failing disk loses no acknowledged write`() async throws {
        let libraries = try #require(Self.environment["CLINIC_FAILING_DISK"])
        try await withFolder { folder in
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            let codes: Set = ["storage-failing", "storage-full"]
            try await Self.trouble("failing", FailingDisk(libraries: libraries, scratch: folder), codes, in: folder)
        }
    }

    /// The workstation has a remote, so its exchange is affected too.
    private static func trouble(
        _ name: String, _ disk: any TroubledDisk & Sendable, _ codes: Set<String>, in folder: String
    ) async throws {
        try await withFolder { template in
            try WorkstationHarness.open(.folder(template), clock: SystemClock()).leave()
            try await PostgresServer.withDatabase { database in
                var workstations = try KilledWorkstations(1, in: folder, from: template, on: database, seed: seed)
                try await workstations.initialize()
                let counts = try await workstations.withFirst { workstation in
                    var trouble = DiskTrouble(disk, codes: codes, seed: seed)
                    for _ in 0..<max(1, size / inALife) {
                        try trouble.liveThrough(inALife, at: &workstation)
                        try trouble.dieInIt(at: &workstation)
                    }
                    return trouble.counts
                }
                let sent = try await workstations.settle()
                let told = counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
                print("\(name): seed \(seed): \(told), \(sent) sent")
                for (words, count) in workstations.all[0].journal.failures {
                    print("\(name): \(count) times: \(words)")
                }
            }
        }
    }
}
