import Foundation

@testable import Data
@testable import DataSync

/// What the processes of one workstation have said: what was acknowledged, and what may be there although nobody heard
/// so.
struct WorkstationJournal: Sendable {
    /// One write, as the words of its line.
    struct Write: Sendable {
        let operation: UUID
        let user: String
        /// What is written, the kind first.
        let words: [String]
        /// What it made or changed, once that was acknowledged.
        var subjects: [String] = []

        /// The line by which it can be tried again.
        var line: String { (["try", operation.uuidString, user] + words).joined(separator: "\t") }
    }

    /// The word that only this workstation's people have in their names.
    let word: String
    private(set) var acknowledged: [Write] = []
    /// Those that were being made when a process ended, or that the disk failed: they may be there, once.
    private(set) var open: [UUID: Write] = [:]
    /// Those that were refused for a reason: they are not there.
    private(set) var refused: Set<UUID> = []
    /// How often the disk failed a write, by what people are told.
    private(set) var failures: [String: Int] = [:]
    /// Every name that somebody was to be registered with.
    private(set) var names: Set<String> = []
    /// The orders and everything else that someone took back.
    var discarded: Set<UUID> = []

    init(word: String) {
        self.word = word
    }

    /// The last write that nobody heard the end of.
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

/// How far a process got before it was killed.
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
