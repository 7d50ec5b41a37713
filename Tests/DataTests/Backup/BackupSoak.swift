import DataSupport
import Domain
import Foundation
import Support

@testable import Data

/// Backups and restores under writers, kills and full disks.
struct BackupSoak {
    let place: BackupPlace
    private(set) var random: SeededGenerator

    init(_ place: BackupPlace, seed: UInt64) { (self.place, random) = (place, SeededGenerator(seed: seed)) }

    private var errors: String { "\(place.folder)/errors" }

    /// Three processes that save one place after the other.
    private func writers() throws -> [WorkstationProcess] {
        try (0..<3).map { index in
            let arguments = [place.clinic, "--seed", "\(index + 1)", "--places", "64"]
            let writer = try WorkstationProcess(arguments, errors: errors)
            writer.listen(until: .now + .seconds(30)) { $0.hasPrefix("kept") }
            return writer
        }
    }

    /// The owners of the places that a writer acknowledged, in order.
    private func kept(by writer: WorkstationProcess) -> [String] {
        writer.listen(until: .now + .milliseconds(1))
        return writer.lines.compactMap { $0.hasPrefix("kept\t") ? String($0.dropFirst(5)) : nil }
    }

    /// Makes backups while three processes write, restores each, and compares it with what they acknowledged.
    ///
    /// - Returns: the number of writes in the last one.
    func backUpUnderWriters(_ count: Int) async throws -> Int {
        let writers = try writers()
        var taken: [(before: [Int], owners: Set<String>)] = []
        for number in 0..<count {
            let before = writers.map { kept(by: $0).count }
            try await place.backUp(replacing: true)
            let folder = "\(place.folder)/\(number)"
            try await place.restore(to: folder)
            taken.append((before, try owners(in: folder)))
            try FileManager.default.removeItem(atPath: folder)
        }
        for writer in writers { writer.kill9() }
        let chains = writers.map { kept(by: $0) }
        for (before, owners) in taken {
            var left = owners
            for (chain, least) in zip(chains, before) {
                let length = chain.count { owners.contains($0) }
                guard length >= least, chain.prefix(length).allSatisfy(owners.contains) else {
                    throw WorkstationFault(text: "\(length) of a chain of \(chain.count), of which \(least) were there")
                }
                left.subtract(chain)
            }
            // Each writer had one write under way when it was killed.
            guard left.count <= writers.count else { throw WorkstationFault(text: "\(left.count) unknown writes") }
        }
        return taken.last?.owners.count ?? 0
    }

    private func owners(in folder: String) throws -> Set<String> {
        let connection = try Connection(path: StoreHarness.file(folder))
        let problems = try FileCheck(connection: connection).problems()
        guard problems.isEmpty else { throw WorkstationFault(text: problems.joined(separator: "; ")) }
        return try Set(
            connection.rows("SELECT owner FROM saved_state WHERE owner LIKE 'staff:%'") { row throws(AppError) in
                String(try row.text(0).dropFirst(6))
            })
    }

    /// Kills a process that makes backups at a random moment: the old backup or a new one is there, whole.
    mutating func killBackup() async throws {
        let contents = try place.contents(of: place.clinic)
        try killed([place.clinic, "--back-up", place.file])
        guard FileManager.default.fileExists(atPath: place.file) else { return }
        try await place.restore()
        guard try place.contents(of: place.restored) == contents else {
            throw WorkstationFault(text: "the backup is not the clinic")
        }
        try FileManager.default.removeItem(atPath: place.restored)
    }

    /// Kills a process that restores two backups in turn: the clinic is one of them, whole.
    mutating func killRestore(_ files: [String], _ contents: [[String: [String]]]) async throws {
        try killed([place.clinic] + files.flatMap { ["--restore", $0] })
        var steps: [BootstrapStep] = []
        try StoreHarness.open(.folder(place.clinic)) { steps.append($0) }.leave()
        guard steps.isEmpty, contents.contains(try place.contents(of: place.clinic)) else {
            throw WorkstationFault(text: "the clinic is neither the old nor the new one: \(steps)")
        }
        for name in try place.names(in: place.clinic) where name.hasPrefix("clinic.replaced.") {
            try FileManager.default.removeItem(atPath: "\(place.clinic)/\(name)")
        }
    }

    private mutating func killed(_ arguments: [String]) throws {
        let process = try WorkstationProcess(arguments, errors: errors)
        process.listen(until: .now + .seconds(30)) { $0 == "began" }
        process.listen(until: .now + .microseconds(Int.random(in: 0...40_000, using: &random)))
        process.kill9()
        let failed = process.lines.filter { $0.hasPrefix("failed") }
        guard failed.isEmpty else { throw WorkstationFault(text: failed.joined()) }
    }

    /// Backs up or restores on a disk with little room, and once more when there is room again.
    mutating func runOutOfRoom() async throws -> Bool {
        let room = [0, 4_096, 65_536, 300_000, 400_000, 800_000].randomElement(using: &random) ?? 0
        let (before, isBackup) = (try StoreHarness.bytes(place.file), Bool.random(using: &random))
        let ballast = "\(place.folder)/ballast"
        try fill(ballast, leaving: room)
        let fault = try await BackupPlace.fault {
            if isBackup { try await place.backUp(replacing: true) } else { try await place.restore() }
        }
        unlink(ballast)
        let names = try place.names(in: place.folder).filter { !["a.backup", "clinic", "errors"].contains($0) }
        switch fault {
        case nil: break
        case .file(let file) where file.reason == "No space left on device": break
        case .clinic(.storage(.full)): break
        case .some(let other): throw WorkstationFault(text: other.message)
        }
        guard names == (fault == nil && !isBackup ? ["restored"] : []) else {
            throw WorkstationFault(text: "left behind: \(names)")
        }
        if fault != nil, try StoreHarness.bytes(place.file) != before {
            throw WorkstationFault(text: "the backup was changed")
        }
        try? FileManager.default.removeItem(atPath: place.restored)
        try await place.backUp(replacing: true)
        return fault != nil
    }

    private func fill(_ ballast: String, leaving room: Int) throws {
        let file = open(ballast, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
        defer { close(file) }
        var status = statvfs()
        guard file >= 0, fstatvfs(file, &status) == 0 else { throw WorkstationFault(text: "no ballast") }
        _ = posix_fallocate(file, 0, off_t(max(1, Int(status.f_bavail * status.f_bsize) - room)))
    }
}
