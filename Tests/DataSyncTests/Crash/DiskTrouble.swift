import Foundation
import Support

import DataSupport

/// A workstation whose disk repeatedly fills up or fails while it writes and exchanges: each write is acknowledged or
/// ends in a clear error, and the process continues once the disk is back.
struct DiskTrouble {
    let disk: any TroubledDisk & Sendable
    /// The codes of the expected errors.
    let codes: Set<String>
    /// The count of each kind of event.
    private(set) var counts: [String: Int] = [:]
    private var random: SeededGenerator

    init(_ disk: any TroubledDisk & Sendable, codes: Set<String>, seed: UInt64) {
        (self.disk, self.codes) = (disk, codes)
        random = SeededGenerator(seed: seed)
    }

    /// Runs one process through a number of failures, to a normal end.
    mutating func liveThrough(_ times: Int, at workstation: inout KilledWorkstation) throws {
        var random = random
        defer { self.random = random }
        let lines = try workstation.run(pause: 2, environment: disk.environment) { process in
            for _ in 0..<times {
                try wait(for: Int.random(in: 1...20, using: &random), "ack", from: process)
                try disk.begin(for: process.id, &random)
                var failures = 0
                let enough = Int.random(in: 1...8, using: &random)
                process.listen(until: .now + disk.patience) { line in
                    failures += line.contains("\tstorage-") ? 1 : 0
                    return failures >= enough
                }
                try disk.end(for: process.id)
                try wait(for: 3, "ack", from: process)
                try wait(for: 1, "reach\tonline", from: process)
            }
            process.closeInput()
            try wait(for: 1, "end", from: process)
        }
        counts["troubles", default: 0] += times
        try take(lines)
    }

    /// Kills one process during a failure, and starts another in it if the failure persists.
    mutating func dieInIt(at workstation: inout KilledWorkstation) throws {
        var random = random
        defer { self.random = random }
        try take(
            workstation.run(pause: 2, environment: disk.environment) { process in
                try wait(for: 1, "ack", from: process)
                try disk.begin(for: process.id, &random)
                process.listen(until: .now + .milliseconds(Int.random(in: 0...300, using: &random)))
            })
        try take(
            workstation.run(pause: 2, environment: disk.environment) { process in
                process.listen(until: .now + .milliseconds(500))
            })
        if disk is FullDisk { try disk.end(for: 0) }
        counts["killed in one", default: 0] += 1
    }

    private mutating func take(_ lines: [String]) throws {
        for line in lines {
            let words = line.components(separatedBy: "\t")
            if words[0] == "ack" { counts["writes acknowledged", default: 0] += 1 }
            guard let code = Self.code(words), !Self.answers.contains(code) else { continue }
            counts["\(words[0]) \(code)", default: 0] += 1
            guard codes.contains(code) else { throw WorkstationFault(text: "an unclear error: \(line)") }
        }
    }

    /// The codes of refusals by the clinic's own rules.
    private static let answers: Set = ["conflict", "not-allowed", "not-found", "invalid-input"]

    /// The error code in a line.
    private static func code(_ words: [String]) -> String? {
        switch words[0] {
        case "not": words[2]
        case "unread", "failed": words[1]
        case "reach" where words[1].hasPrefix("offline "):
            words[1].dropFirst("offline ".count).prefix { $0 != ":" }.description
        default: nil
        }
    }

    private func wait(for count: Int, _ beginning: String, from process: WorkstationProcess) throws {
        var left = count
        let isThere = process.listen(until: .now + .seconds(60)) { line in
            left -= line.hasPrefix(beginning) ? 1 : 0
            return left <= 0
        }
        guard isThere else { throw WorkstationFault(text: "it does not go on: \(left) “\(beginning)” are missing") }
    }
}
