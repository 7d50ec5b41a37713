import DataSupport
import CSQLite
import Domain
import Foundation
import Support
import Testing

@testable import Data

/// Four processes that write to one clinic, and are delayed at the point where SQLite before 3.51.3 loses commits. See
/// `Fixtures/checkpoint-race.c`.
struct CheckpointRace: Sendable {
    /// The way in which the log is written back to the file.
    enum Way: String {
        /// By SQLite's automatic checkpoint, without the app's replacement.
        case old
        /// As the app does it.
        case new
    }

    /// The result of one round.
    struct Round {
        /// The number of acknowledged writes.
        var kept = 0
        /// The problems found in the file.
        var problems: [String] = []
        /// The number of times a process was at the point where a checkpoint has read the log's length but not yet how
        /// much is in the file.
        var timesAtGap = 0
        /// Whether another process restarted the log at that moment.
        var isLogNew = false
    }

    let folder: String
    let library: String

    /// Whether this SQLite can lose commits, and processes can be delayed here.
    static var isPossible: Bool {
        #if arch(x86_64) && os(Linux)
            let version = sqlite3_libversion_number()
            return version < 3_051_003 && !(3_050_007..<3_051_000).contains(version)
                && !(3_044_006..<3_045_000).contains(version)
        #else
            return false
        #endif
    }

    /// Prepares rounds below a folder.
    init(in folder: String) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        self.folder = folder
        library = try CLibrary("checkpoint-race", in: folder).path
        try StoreHarness.open(.folder("\(folder)/template")).leave()
    }

    /// Runs one round, which blocks its thread.
    func run(_ way: Way, _ number: Int) throws -> Round {
        let place = "\(folder)/\(number)"
        defer { try? FileManager.default.removeItem(atPath: place) }
        try FileManager.default.copyItem(atPath: "\(folder)/template", toPath: place)
        try Foundation.Data(count: 64).write(to: URL(filePath: "\(place)/stage"))
        let processes = try (0..<4).map { try process($0, way, in: place, number) }
        for process in processes { process.listen(until: .now + .seconds(60)) { $0 == "end" } }
        for process in processes { process.kill9() }
        return try round(processes.flatMap(\.lines), in: place)
    }

    /// Each writes more than the log holds before a checkpoint, twenty pages and more at a time.
    private func process(_ role: Int, _ way: Way, in place: String, _ number: Int) throws -> WorkstationProcess {
        let arguments = ["--writes", "25", "--places", "200000", "--seed", "\(number * 4 + role + 1)"]
        return try WorkstationProcess(
            [place] + arguments, errors: "\(place)/errors",
            environment: [
                "LD_PRELOAD": library, "RACE_STAGE": "\(place)/stage", "RACE_ROLE": "\(role)",
                "RACE_WAY": way.rawValue,
            ])
    }

    private func round(_ lines: [String], in place: String) throws -> Round {
        let kept = lines.filter { $0.hasPrefix("kept\t") }.map { "staff:\($0.dropFirst(5))" }
        let stage = try Foundation.Data(contentsOf: URL(filePath: "\(place)/stage")).withUnsafeBytes {
            Array($0.bindMemory(to: Int32.self))
        }
        var round = Round(kept: kept.count, timesAtGap: Int(stage[1]), isLogNew: stage[3] != 0)
        round.problems = lines.filter { !$0.hasPrefix("kept\t") && !["open", "end"].contains($0) }
        do {
            let connection = try Connection(path: "\(place)/clinic.sqlite")
            round.problems += try FileCheck(connection: connection).problems()
            let found = Set(
                try connection.rows("SELECT owner FROM saved_state") { row throws(AppError) in try row.text(0) })
            round.problems += kept.filter { !found.contains($0) }.map { "\($0) is lost" }
        } catch {
            round.problems.append("\(error)")
        }
        return round
    }
}
