import Domain
import Exploring
import Support

@testable import App

/// A run that checks presses against the law, each with one change after the other in between.
final class ShownRun {
    /// The number of pairs of a press and a change tried.
    private(set) var pairCount = 0

    /// The number of saving presses that took effect although something had changed.
    private(set) var carriedOut = 0

    /// The number of saving presses that were refused.
    private(set) var refused = 0

    /// The violations, each once for a kind of control and of change.
    private(set) var findings: [String] = []

    private let law: ShownLaw
    private let progress: (ShownRun) -> Void
    private var random: SeededGenerator
    private var changes: [ClinicWay: [OtherChange]] = [:]
    private var next: [ClinicPress: Int] = [:]
    private var shown: [ClinicPress: PressOutcome] = [:]
    private var known: Set<String> = []

    /// A new run; `progress` gets every pair.
    init(_ law: ShownLaw, seed: UInt64, progress: @escaping (ShownRun) -> Void = { _ in }) {
        self.law = law
        self.progress = progress
        random = SeededGenerator(seed: seed)
    }

    /// Tries one change after the other with each press, up to a number of pairs.
    func check(_ presses: [ClinicPress], pairs: Int) async throws {
        for press in presses where pairCount < pairs { try await checkTwice(press) }
        while pairCount < pairs {
            let before = pairCount
            for press in presses.shuffled(using: &random) where pairCount < pairs { try await checkNext(press) }
            if pairCount == before { return }
        }
    }

    /// Tries every change with every press in every way, until the first violation.
    func checkAll(_ presses: [ClinicPress]) async throws {
        for press in presses where findings.isEmpty {
            try await checkTwice(press)
            for change in try await changes(at: press.way) {
                for typing in ShownTyping.allCases {
                    for hears in [false, true] where findings.isEmpty {
                        try await check(press, typed: typing, after: change, hears: hears)
                    }
                }
            }
        }
    }

    /// A summary of the run.
    var summary: String {
        "\(pairCount) pairs, \(carriedOut) writes as shown, \(refused) refused, \(findings.count) findings"
    }

    private func checkTwice(_ press: ClinicPress) async throws {
        pairCount += 1
        if let problem = try await law.problemTwice(with: press) { note(problem, press, "the same words") }
        progress(self)
    }

    private func checkNext(_ press: ClinicPress) async throws {
        let changes = try await changes(at: press.way)
        guard !changes.isEmpty else { return }
        let turn = next[press] ?? Int.random(in: 0..<changes.count, using: &random)
        next[press] = turn + 1
        try await check(
            press, typed: Bool.random(using: &random) ? .name : .number, after: changes[turn % changes.count],
            hears: Bool.random(using: &random))
    }

    private func check(
        _ press: ClinicPress, typed typing: ShownTyping, after change: OtherChange, hears: Bool
    ) async throws {
        let got: PressOutcome
        do {
            got = try await law.outcome(of: press, typed: typing, after: change, hears: hears)
        } catch is AppError {
            return  // Domain does not allow the change.
        }
        let shown = try await shown(by: press)
        pairCount += 1
        if !shown.changes.isEmpty { if got.changes.isEmpty { refused += 1 } else { carriedOut += 1 } }
        if let problem = ShownLaw.problem(with: got, shown: shown, of: press) {
            note("by \(typing) \(problem)", press, "\(change.name)\(hears ? ", of which it hears" : "")")
        }
        progress(self)
    }

    private func note(_ problem: String, _ press: ClinicPress, _ change: String) {
        guard known.insert("\(press.screen) \(press.tap.kind) \(change.filter { !$0.isNumber })").inserted else {
            return
        }
        let lines = press.way.commands + press.tap.lines
        findings.append(
            "\(press.screen): \(press.tap.lines.last ?? ""), after \(change): \(problem)\n    "
                + lines.joined(separator: "\n    "))
    }

    /// The effect of a press without other sessions.
    private func shown(by press: ClinicPress) async throws -> PressOutcome {
        if let known = shown[press] { return known }
        let outcome = try await law.outcome(of: press, typed: .name)
        shown[press] = outcome
        return outcome
    }

    private func changes(at way: ClinicWay) async throws -> [OtherChange] {
        if let known = changes[way] { return known }
        let found = try await OtherChange.all(of: law.app(at: way))
        changes[way] = found
        return found
    }
}
