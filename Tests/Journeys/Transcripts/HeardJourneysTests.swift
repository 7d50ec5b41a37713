import Foundation
import Testing
import TextShell

/// Nothing that a listener needs is left out: what each step of every journey changes is said, and told from all of the
/// screen as `--format linear` writes it.
@Suite struct HeardJourneysTests {
    nonisolated private static let scripts = TranscriptFile.all().filter {
        $0.path.contains("/Scripts/") && !$0.path.hasSuffix("/json.clinic")
    }

    @Test(arguments: scripts) func `each step of a journey is heard`(file: TranscriptFile) async throws {
        let heard = try await HeardScript.steps(of: file, with: "--accessible")
        let whole = try await HeardScript.steps(of: file, with: "--format linear")
        #expect(heard.map(\.typed).count == whole.map(\.typed).count)
        var before: [String: [String]] = [:]
        for (step, all) in zip(heard, whole) {
            if all.typed.hasPrefix("$") { before[all.terminal] = nil }
            guard all.isScreen else { continue }
            let news = Self.news(in: all.screen, since: before[all.terminal])
            let missing = news.filter { line in !step.screen.contains { $0.contains(line) } }
            #expect(missing == [], "\(file.testDescription): \(all.typed): \(step.screen)")
            before[all.terminal] = all.screen
        }
    }

    @Test func `a day is heard in at most half of the lines of its screens`() async throws {
        let day = try #require(Self.scripts.first { $0.path.hasSuffix("/front-desk.clinic") })
        let heard = try await HeardScript.steps(of: day, with: "--accessible").map(\.screen.count).reduce(0, +)
        let whole = try await HeardScript.steps(of: day, with: "--format linear").map(\.screen.count).reduce(0, +)
        #expect(heard > 0 && heard * 2 < whole, "\(heard) of \(whole)")
    }

    /// The lines that have to be said: a new place and every field that was filled in, every error, and a focus that a
    /// new place has.
    private static func news(in screen: [String], since old: [String]?) -> [String] {
        let isNew = old?.prefix(2) != screen.prefix(2)
        let fields = screen.compactMap(field).filter { new in
            old?.compactMap(field).contains { $0.name == new.name && $0.value != new.value } == true
        }
        return (isNew ? [screen[0]] : []) + (isNew ? [] : fields.map { "\($0.name): \($0.value)" })
            + screen.filter { $0.hasPrefix("Error: ") && old?.contains($0) != true }
            + (isNew ? screen.filter { $0.hasPrefix("Focus: ") }.compactMap(number) : [])
    }

    /// The focus with its number alone.
    private static func number(_ line: String) -> String? { line.firstMatch(of: #/^Focus: \d+/#).map { String($0.0) } }

    /// The name and the value of a field in a line.
    private static func field(_ line: String) -> (name: String, value: String)? {
        guard let found = line.firstMatch(of: #/^\d+ (Field|Search|Secret field|Switch): (.*), ([^,]*)$/#) else {
            return nil
        }
        return (String(found.2), String(found.3))
    }
}
