import Foundation

@testable import Data
@testable import DataSync

/// The log of all processes of one workstation: the acknowledged writes, and those whose result is unknown.
struct WorkstationJournal: Sendable {
    /// One write, as the words of its line.
    struct Write: Sendable {
        let operation: UUID
        let user: String
        /// The write, its kind first.
        let words: [String]
        /// The records that it made or changed, once it is acknowledged.
        var subjects: [String] = []

        /// The line to retry it with.
        var line: String { (["try", operation.uuidString, user] + words).joined(separator: "\t") }
    }

    /// A word in the names of this workstation's patients only.
    let word: String
    private(set) var acknowledged: [Write] = []
    /// Writes with an unknown result, because a process ended or the disk failed: they exist at most once.
    private(set) var open: [UUID: Write] = [:]
    /// Refused writes, which must not exist.
    private(set) var refused: Set<UUID> = []
    /// The number of writes that the disk failed, by the message shown.
    private(set) var failures: [String: Int] = [:]
    /// Every name in a request to register.
    private(set) var names: Set<String> = []
    /// The orders and other records that were discarded.
    var discarded: Set<UUID> = []

    init(word: String) {
        self.word = word
    }

    /// The last write without a result.
    var last: Write?

    mutating func take(_ lines: [String]) {
        last = nil
        for line in lines {
            let words = line.components(separatedBy: "\t")
            guard words.count > 1, let operation = UUID(uuidString: words[1]) else { continue }
            switch words[0] {
            case "try":
                let write = Write(operation: operation, user: words[2], words: Array(words[3...]))
                open[operation] = write
                last = write
                if write.words[0] == "register" { names.insert(write.words[1]) }
            case "ack":
                guard var write = open.removeValue(forKey: operation) else { continue }
                write.subjects = Array(words[2...])
                acknowledged.append(write)
                last = nil
            default:
                last = nil
                guard words[2].hasPrefix("storage") else {
                    open[operation] = nil
                    refused.insert(operation)
                    continue
                }
                failures["\(words[2]): \(words[3]) \(words[4])", default: 0] += 1
            }
        }
    }
}

/// The phase of a process when it was killed.
enum WorkstationPhase: String, CaseIterable {
    case starting
    case joining
    case initializing
    case writing
    case syncing
    case ending

    init(after lines: [String]) {
        var (phase, isWriting) = (Self.starting, false)
        for line in lines {
            let words = line.split(separator: "\t")
            switch words.first {
            case "joining": phase = .joining
            case "initializing": phase = .initializing
            case "joined", "initialized": phase = isWriting ? .writing : .starting
            case "signed-in":
                isWriting = true
                if phase == .starting { phase = .writing }
            case "reach" where isWriting && phase != .initializing:
                phase = words.dropFirst().first == "syncing" ? .syncing : .writing
            case "left", "end": phase = .ending
            default: continue
            }
        }
        self = phase
    }
}
