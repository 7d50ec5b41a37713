import Foundation

/// Measures the cost of sharing a clinic: a queued write, sending the queue, and a screen while the remote is away.
@main struct SyncSpeed {
    static func main() async {
        do {
            try await run(Array(CommandLine.arguments.dropFirst()))
        } catch {
            FileHandle.standardError.write(Foundation.Data("error: \(error)\n".utf8))
            exit(1)
        }
    }

    /// Off the main actor, because switching to it belongs to the caller and to neither side of the comparison.
    @concurrent private static func run(_ words: [String]) async throws {
        switch (words.first, words.count) {
        case ("write", 4): try await Workstation(words[1]).make(work(words[2]), number(words[3]))
        case ("sqlite", 5):
            try await PlainWrites.run(work(words[2]), in: words[1], number(words[3]), of: number(words[4]))
        case ("write-time", 4): try await PlainWrites.compare(work(words[2]), in: words[1], number(words[3]))
        case ("drain", 5): try await Drain(words[1], words[2], words[3]).run(number(words[4]))
        case ("screen", 4): try await Screen(words[1], words[2]).run(number(words[3]))
        case ("found", 3): try await Joining(words[1], words[2]).found()
        case ("poll", 5):
            try await Stations(words[1], number(words[2])).poll(number(words[3]), server: number(words[4]))
        case ("join-many", 5): try await Outage(words[1], words[2]).join(number(words[3]), words[4])
        case ("outage", 5): try await Outage(words[1], words[2]).end(number(words[3]), notes: number(words[4]))
        case ("throughput", 7):
            try await Throughput(words[1], words[2], words[3])
                .run(number(words[4]), writes: number(words[5]), seed: UInt64(number(words[6])))
        case ("join", 4): try await Joining(words[1], words[2]).join(words[3])
        case ("part", 5): try await Joining(words[1], words[2]).join(words[3], keeping: number(words[4]))
        default: throw Misuse("see Benchmarks/sync")
        }
    }

    private static func work(_ word: String) throws -> Work {
        guard let work = Work(rawValue: word) else { throw Misuse("\(word) is not written here") }
        return work
    }

    private static func number(_ word: String) throws -> Int {
        guard let number = Int(word), number >= 0 else { throw Misuse("\(word) is no number") }
        return number
    }

    /// Measures a closure, in seconds.
    static func time(_ body: () async throws -> Void) async rethrows -> Double {
        let start = ContinuousClock.now
        try await body()
        return start.duration(to: .now) / .seconds(1)
    }
}

/// An invalid command line or answer.
struct Misuse: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
