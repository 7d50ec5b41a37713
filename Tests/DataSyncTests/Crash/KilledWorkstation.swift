import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync
import DataSupport

/// A workstation whose processes are killed one after the other, with a check in between.
struct KilledWorkstation: Sendable {
    let folder: String
    /// The lines of its processes.
    private(set) var journal: WorkstationJournal
    /// The phases in which they were killed.
    private(set) var phases: [WorkstationPhase: Int] = [:]
    /// Whether a process uploaded the clinic to the remote and received the answer.
    private(set) var isInitialized = false
    private var random: SeededGenerator
    private let remote: PostgresDatabase?
    private let way: WorkstationWay
    private let role: String
    /// The code with which it joins.
    let code: JoinCode
    private let stock: [Int: Int]
    private let scratch: ScratchPlace

    /// A workstation in a folder that may have a clinic already, with a role of `writing-workstation` towards the
    /// remote. The stock is the total of each product, left and sold, if nobody else sells it.
    init(
        _ folder: String, word: String, role: String = "member", remote: PostgresDatabase? = nil,
        by way: WorkstationWay = WorkstationWay(), code: JoinCode = .sample, stock: [Int: Int] = [:], seed: UInt64
    ) throws {
        (self.folder, self.remote, self.way, self.role, self.code) = (folder, remote, way, role, code)
        self.stock = stock
        journal = WorkstationJournal(word: word)
        random = SeededGenerator(seed: seed)
        scratch = try ScratchPlace()
    }

    /// The number of killed processes that exchanged beside one that wrote.
    private(set) var besides = 0

    /// The number of killed processes.
    var kills: Int { phases.values.reduce(besides, +) }

    /// Runs a process until a moment, kills it, and checks the file.
    mutating func runAndKill(_ moment: (inout SeededGenerator) -> KillMoment = KillMoment.any) throws {
        let moment = moment(&random)
        let beside = try Int.random(in: 0..<5, using: &random) == 0 ? exchangingProcess() : nil
        let isFirst = Bool.random(using: &random)
        let lines = try run(beside: beside) { process in
            switch moment {
            case .lines(let count):
                var left = count
                while left > 0, process.listen(until: .now + .seconds(60), { _ in true }) { left -= 1 }
            case .milliseconds(let time): process.listen(until: .now + .milliseconds(time))
            case .millisecondsOfWriting(let time):
                process.listen(until: .now + .seconds(60)) { $0 == "signed-in" }
                process.listen(until: .now + .milliseconds(time))
            case .initialized:
                process.listen(until: .now + .seconds(60)) { $0 == "initialized" }
            }
            if isFirst { beside?.kill9() }
        }
        // On a busy system the remote may be slow, or a transaction of another test may delay its changes.
        let failed = lines.filter { $0.hasPrefix("failed") || $0.hasPrefix("unread") }
            .filter { !$0.contains("\tremote-unreachable\t") }
        try #require(failed.isEmpty && journal.failures.isEmpty, "\(folder): \(failed) \(journal.failures)")
    }

    /// Starts a process with a longest pause in milliseconds, uses it, kills it, and checks its file and its log.
    @discardableResult
    mutating func run(
        pause: Int = 4, environment: [String: String] = [:], beside: WorkstationProcess? = nil,
        _ body: (WorkstationProcess) throws -> Void
    ) throws -> [String] {
        let again = journal.last.flatMap { Bool.random(using: &random) ? $0 : nil }
        let process = try WorkstationProcess(arguments(again, pause), errors: errors, environment: environment)
        let result = Result { try body(process) }
        let code = process.kill9()
        beside?.kill9()
        let lines = process.lines
        journal.take(lines)
        isInitialized = isInitialized || lines.contains("initialized")
        phases[WorkstationPhase(after: lines), default: 0] += 1
        let last = (lines.suffix(6) + [try String(contentsOfFile: errors, encoding: .utf8)]).joined(separator: "\n")
        try result.get()
        try #require([0, 1, 1_000 + SIGKILL].contains(code), "\(folder) ended by itself with \(code):\n\(last)")
        let problems = try check()
        let told = problems.prefix(8).joined(separator: "\n")
        try #require(problems.isEmpty, "\(folder), after end \(kills):\n\(told)\nIt had said:\n\(last)")
        return lines
    }

    /// A process that exchanges beside the writing one; nil until the clinic has a remote.
    private mutating func exchangingProcess() throws -> WorkstationProcess? {
        guard let remote, role == "initialize" ? isInitialized : !journal.acknowledged.isEmpty else { return nil }
        besides += 1
        let arguments = [folder] + joining(remote, as: role == "join" ? role : "member")
        return try WorkstationProcess(arguments + ["--writes-nothing", "yes"], errors: errors)
    }

    private func joining(_ remote: PostgresDatabase, as role: String) -> [String] {
        let address = role == "initialize" ? remote.address : way.address ?? remote.address
        return ["--remote", address, "--role", role, "--code", code.text]
    }

    private var errors: String { scratch.folder.appending(path: "errors").path(percentEncoded: false) }

    /// Checks a copy of the file, so that the next process finds it as the last one left it.
    private func check() throws -> [String] {
        let copy = scratch.folder.appending(path: "copy")
        try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: copy) }
        let file = copy.appending(path: "clinic.sqlite").path(percentEncoded: false)
        for ending in ["", "-wal"] where FileManager.default.fileExists(atPath: "\(folder)/clinic.sqlite\(ending)") {
            try FileManager.default.copyItem(atPath: "\(folder)/clinic.sqlite\(ending)", toPath: file + ending)
        }
        guard FileManager.default.fileExists(atPath: file) else { return nothingWasSaid }
        let connection = try Connection(path: file)
        guard try FileFormat.read(from: connection, known: Migration.all.last?.version ?? 0) != .empty else {
            return nothingWasSaid
        }
        var problems = try WorkstationCheck(connection: connection, stock: stock).problems()
        problems += try JournalCheck(journal: journal, isOwn: true).problems(in: connection)
        guard let remote, try connection.isShared() else { return problems }
        return try problems
            + remote.patiently { session in try RemoteCheck(connection: connection).problems(beside: session) }
    }

    /// Without a clinic, no write may be acknowledged.
    private var nothingWasSaid: [String] { journal.acknowledged.isEmpty ? [] : ["the clinic is gone"] }

    private mutating func arguments(_ again: WorkstationJournal.Write?, _ pause: Int) -> [String] {
        let user = again?.user ?? ["maya", "chen", "ben"][Int.random(in: 0..<3, using: &random)]
        var arguments = [folder, "--user", user, "--word", journal.word, "--seed", "\(random.next())"]
        arguments += ["--pause", "\(pause)"]
        if way.skew > 0 { arguments += ["--skew", "\(Int.random(in: -way.skew...way.skew, using: &random))"] }
        if let again { arguments += ["--again", again.line] }
        guard let remote else { return arguments }
        let role = role == "initialize" && isInitialized ? "member" : role
        return arguments + joining(remote, as: role)
    }

    /// Records the subjects of discarded writes.
    mutating func discard(_ subjects: Set<UUID>) {
        journal.discarded.formUnion(subjects)
    }
}

/// How a workstation gets to its remote, and by which time.
struct WorkstationWay: Sendable {
    /// Another address than that of the database.
    var address: String?
    /// By how many seconds its clock may be wrong.
    var skew = 0
}

/// A folder that is deleted with its last user.
private final class ScratchPlace: Sendable {
    let folder: URL

    init() throws { folder = try newFolder() }

    deinit { try? FileManager.default.removeItem(at: folder) }
}
