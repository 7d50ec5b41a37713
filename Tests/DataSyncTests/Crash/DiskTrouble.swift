import Foundation
import Support

@testable import DataTests

/// A workstation whose disk fills up or fails while it writes and exchanges, again and again: each write is
/// acknowledged or ends in a clear error, and the process goes on once the trouble is over.
struct DiskTrouble {
    let disk: any TroubledDisk & Sendable
    /// The codes of what people may be told.
    let codes: Set<String>
    /// What happened how often.
    private(set) var counts: [String: Int] = [:]
    private var random: SeededGenerator

    init(_ disk: any TroubledDisk & Sendable, codes: Set<String>, seed: UInt64) {
        (self.disk, self.codes) = (disk, codes)
        random = SeededGenerator(seed: seed)
    }

    /// One process that lives through so much trouble, and ends as it was asked to.
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

    /// One process that is killed in the midst of trouble, and one that begins in it where that stays.
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

    /// What someone is told who asks for what cannot be.
    private static let answers: Set = ["conflict", "not-allowed", "not-found", "invalid-input"]

    /// The code of the error that a line tells of.
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
