import Foundation
import Testing

@testable import LayeringCommands
@testable import LayeringEngine

/// No configuration makes the check crash or point beyond the file, and no change of a baseline loses another line.
///
/// `scripts/soak configuration` sets the size and the seed.
@Suite struct ConfigurationFuzzTests {
    private let sources = SourcesInMemory([
        "Domain/A.swift": "struct LoadUseCase {} // layering:allow use-case a\nstruct SaveUseCase {}",
        "Data/A.swift": "debugPrint(1); let t = Timer(interval: a, repeats: true); _ = t.shared",
    ])

    @Test func `any configuration is read, with problems that are in it, and changed only where it has to be`() {
        let settings = ProcessInfo.processInfo.environment
        let seed = settings["LAYERING_SEED"].flatMap(UInt64.init) ?? 1
        let size = settings["LAYERING_SIZE"].flatMap(Int.init) ?? 300
        var (mutation, sound) = (ConfigurationMutation(seed: seed), 0)
        for number in 0..<size {
            let text = mutation.next()
            let (configuration, problems) = Configuration.read(text, path: "layering.config")
            if problems.isEmpty { sound += 1 }
            let problem =
                problem(with: problems, in: text)
                ?? (problems.isEmpty ? problem(after: mutation.findings(), text, configuration) : nil)
                ?? (problems.isEmpty && sound % 8 == 0 ? problem(checking: text, configuration) : nil)
            guard let problem else { continue }
            Issue.record("seed \(seed), configuration \(number): \(problem)\n\(text.debugDescription)")
            return
        }
        #expect(sound > size / 20, "\(sound) of \(size) configurations made sense")
        if settings["LAYERING_SIZE"] != nil {
            print("configuration: \(size) configurations, \(sound) without problems, seed \(seed): none failed")
        }
    }

    @Test func `any pattern that is accepted is looked for in any source`() {
        let settings = ProcessInfo.processInfo.environment
        let seed = settings["LAYERING_SEED"].flatMap(UInt64.init) ?? 1
        let size = settings["LAYERING_SIZE"].flatMap(Int.init) ?? 300
        var (patterns, sources) = (PatternMutation(seed: seed), Mutation(seed: seed))
        var (bytes, accepted, hits) = ([UInt8](), 0, 0)
        for number in 0..<size {
            let text = patterns.next()
            guard PatternProblem(in: text) == nil else { continue }
            accepted += 1
            for _ in 0..<4 {
                sources.next(into: &bytes)
                let found = scanned(bytes, for: text)
                hits += found.hits.count
                let isLost = found.hits.contains { $0.place.line < 1 || $0.place.column > bytes.count + 1 }
                #expect(!isLost, "seed \(seed), pattern \(number): \(text)\n\(bytes)")
            }
        }
        #expect(accepted > size / 4 && hits > size / 100, "\(accepted) accepted, \(hits) found")
        if settings["LAYERING_SIZE"] != nil {
            print("configuration: \(size) patterns, \(accepted) accepted, \(hits) found, seed \(seed): none failed")
        }
    }

    /// A finding that is not in the file.
    private func problem(with findings: [Finding], in text: String) -> String? {
        let lines = lines(text)
        let lost = findings.first {
            !(1...lines.count).contains($0.place.line) || !(1...lines[$0.place.line - 1].count + 1 ~= $0.place.column)
        }
        return lost.map(\.description)
    }

    private func problem(checking text: String, _ configuration: Configuration) -> String? {
        let check = Check(SamplePackage.facts(of: Example(["Domain/A.swift": "", "Data/A.swift": ""])), configuration)
        let found = check.findings(today: "2026-01-01", expired: .error, sources: sources)
        return problem(with: found.filter { $0.path == "layering.config" }, in: text)
    }

    /// A line that a change of the baseline loses, or a change that does not do what it is for.
    private func problem(after findings: [Finding], _ text: String, _ configuration: Configuration) -> String? {
        var shrunk = BaselineText(text, configuration)
        _ = shrunk.shrink(to: findings)
        let after = Configuration.read(shrunk.text, path: "layering.config")
        if !after.findings.isEmpty { return "after shrinking: \(after.findings)" }
        if rest(shrunk.text, after.configuration) != rest(text, configuration) { return "shrinking changed a line" }
        let today = Dictionary(grouping: findings, by: \.key).mapValues(\.count)
        if counts(after.configuration).contains(where: { $1 > today[$0] ?? 0 }) { return "shrinking left too much" }
        var added = BaselineText(text, configuration)
        _ = added.add(findings)
        let later = Configuration.read(added.text, path: "layering.config")
        if !later.findings.isEmpty { return "after adding: \(later.findings)\n\(added.text.debugDescription)" }
        let expected = findings.reduce(into: counts(configuration)) { $0[$1.key, default: 0] += 1 }
        if counts(later.configuration) != expected { return "adding counts \(counts(later.configuration))" }
        let (before, now) = (rest(text, configuration), rest(added.text, later.configuration))
        return isContained(before, in: now) ? nil : "adding lost a line: \(added.text.debugDescription)"
    }

    private func counts(_ configuration: Configuration) -> [Known.Key: Int] {
        configuration.baseline.filter { !$0.isForAudit }.reduce(into: [:]) { $0[$1.key, default: 0] += $1.count }
    }

    /// The lines that are not of the baseline of the check.
    private func rest(_ text: String, _ configuration: Configuration) -> [[UInt8]] {
        let own = Set(configuration.baseline.filter { !$0.isForAudit }.map(\.place.line))
        return lines(text).enumerated().filter { !own.contains($0.offset + 1) }.map(\.element)
    }

    private func isContained(_ lines: [[UInt8]], in others: [[UInt8]]) -> Bool {
        var rest = lines[...]
        for line in others where rest.first == line || rest.first == Array(line.dropLast()) { rest.removeFirst() }
        return rest.isEmpty || rest == [[]]
    }

    private func lines(_ text: String) -> [[UInt8]] {
        Array(text.utf8).split(separator: Byte.newline, omittingEmptySubsequences: false).map(Array.init)
    }
}
