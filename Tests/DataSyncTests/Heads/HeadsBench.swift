import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

/// Two workstations in folders, "one" and "two", that share a remote in memory, and people who tamper with them.
struct HeadsBench {
    let folder: String
    let server: FakeRemoteServer
    let clock = FixedClock()

    /// Runs `body` when both have seen the head of the other's log.
    static func with(_ body: (HeadsBench) async throws -> Void) async throws {
        try await withFolder { folder in
            let bench = HeadsBench(folder: folder, server: FakeRemoteServer())
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try await bench.begin()
            try await body(bench)
        }
    }

    private func begin() async throws {
        let first = try WorkstationHarness.open(.folder(path("one")), clock: clock)
        try await first.share(on: FakeRemote(server))
        #expect(try await first.sync.sync().problem == nil)
        first.leave()
        try await join("two")
        for name in ["one", "two", "one"] { try await at(name) { try await $0.exchange() } }
    }

    /// One more workstation.
    func join(_ name: String) async throws {
        let first = try WorkstationHarness.open(.folder(path("one")), clock: clock)
        let code = try first.code()
        first.leave()
        let empty = try WorkstationHarness.open(.folder(path(name)), clock: clock, joining: "memory", with: code)
        try empty.connect(to: FakeRemote(server), random: SeededGenerator(seed: 1))
        try await empty.exchange()
        empty.leave()
    }

    /// The same from a copy of the folder and of the remote.
    func copy(to other: String) throws -> HeadsBench {
        try FileManager.default.copyItem(atPath: folder, toPath: other)
        return HeadsBench(folder: other, server: FakeRemoteServer(server.copy))
    }

    func path(_ name: String) -> String { "\(folder)/\(name)" }

    /// Runs `body` at a workstation with a clinician signed in, who leaves afterwards.
    func at(
        _ name: String, by remote: (any Remote)? = nil, _ body: (ClinicWorkstation) async throws -> Void
    ) async throws {
        let workstation = try WorkstationHarness.open(.folder(path(name)), clock: clock)
        try workstation.connect(to: remote ?? FakeRemote(server), random: SeededGenerator(seed: 1))
        try await workstation.signIn(.clinician)
        try await body(workstation)
        workstation.leave()
    }

    /// Somebody writes at a workstation, which exchanges before and afterwards.
    func work(_ name: String) async throws {
        try await at(name) { workstation in
            try await workstation.exchange()
            _ = try await workstation.register("Ada Byron")
            try await workstation.exchange()
        }
    }

    /// The problems that `clinic verify` finds at a workstation, but for a file that was changed.
    func problems(_ name: String) async throws -> [String] {
        try await ClinicVerification(of: path(name)).findings().filter { $0.check != "seal" }.map(\.problem)
    }

    /// Everything that a workstation has set aside.
    func aside(_ name: String) throws -> [SetAsideRecord] {
        try SetAside(connection: Connection(path: StoreHarness.file(path(name)), writable: false)).first(9)
    }

    /// The fingerprint of the key of a workstation's log.
    func key(_ name: String) -> String {
        ClinicVerification(of: path(name)).facts().first { $0.name == "log key" }?.value ?? "none"
    }
}

/// The deeds of somebody with the folder of a workstation.
extension HeadsBench {
    func keep(_ name: String, as other: String) throws {
        try? FileManager.default.removeItem(atPath: path(other))
        try FileManager.default.copyItem(atPath: path(name), toPath: path(other))
    }

    /// Puts a copy in the place of a folder, the seal in it, too.
    func putBack(_ other: String, as name: String) throws { try keep(other, as: name) }

    /// Takes reads off the end of a log, which no record misses, and makes everything else fit: head, index and seal.
    func cut(_ count: Int, off name: String, knowingHeads: Bool) throws {
        let connection = try Connection(path: StoreHarness.file(path(name)))
        let leaves = try connection.rows("SELECT leaf FROM log_entry ORDER BY position") { row throws(AppError) in
            try row.blob(0)
        }.dropLast(count)
        var tree = MerkleFrontier()
        for leaf in leaves { tree.append(try #require(MerkleHash(stored: leaf))) }
        try connection.run("DELETE FROM log_entry WHERE position > ?", [.integer(tree.count)])
        try connection.run("DELETE FROM log_subject WHERE position > ?", [.integer(tree.count)])
        try connection.run("UPDATE log_head SET entries = ?, frontier = ?", [.integer(tree.count), .blob(tree.stored)])
        if knowingHeads { try connection.run("DELETE FROM signed_head WHERE entries > ?", [.integer(tree.count)]) }
        connection.checkpoint()
        let folder = ClinicFolder(path: path(name))
        let seal = folder.openSeal()
        defer { close(seal) }
        let known = LogVerification.Known(entries: tree.count, head: tree.head)
        SealContents(FileState(of: folder), checked: clock.now, log: known).write(to: seal)
    }
}

extension ClinicWorkstation {
    /// Exchanges with the remote, which answers.
    func exchange() async throws {
        let problem = try await sync.sync().problem
        #expect(problem == nil)
    }

    /// Opens the notes about one of the clinician's own patients, so many times: reads, which change no record.
    func read(_ times: Int = 1) async throws {
        for _ in 0..<times {
            try await patients.openNotes(of: .known(2_001))
            await sessions.signOut(operation: StoreHarness.operation())
            try await signIn(.clinician)
        }
    }

    /// How many entries the log has.
    func entries() throws -> Int {
        try database.read { connection throws(AppError) in try LogHead.read(from: connection).tree.count }
    }

    /// The heads that are remembered.
    func heads() throws -> [SignedHead] {
        try database.read { connection throws(AppError) in try SignedHeads(in: connection)?.all() ?? [] }
    }
}
