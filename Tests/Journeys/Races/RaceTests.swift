import Foundation
import Testing

/// Two people press something about the same record, the second on a screen from before the first press.
@Suite nonisolated struct RaceTests {
    @Test(arguments: Race.all)
    func `at two terminals of one file, the second press does what its label said or nothing`(race: Race) throws {
        try PreparedClinic.with { folder in
            let look = { try Self.look(at: race, in: ["--data", folder]) }
            if !race.before.isEmpty {
                _ = try ClinicRun.of(
                    ["--terminal", "1", "--as", race.one.person], in: folder, environment: FirstDialogue.environment,
                    lines: race.before)
            }
            let (one, other) = (try Seat(race.one, ["--data", folder]), try Seat(race.other, ["--data", folder]))
            #expect(try !look().contains(race.one.makes))
            try one.press()
            let seen = try look()
            #expect(seen.contains(race.one.makes), "\(seen)")
            let isAsked = try other.press()
            let now = try look()
            if race.other.countsAnyway {
                #expect(now.contains(race.other.makes), "\(now)")
            } else {
                #expect(now == seen)
            }
            #expect(try one.leave() == 0)
            #expect(try other.leave() != 0 || isAsked || race.other.countsAnyway, "\(other.process.output)")
        }
    }

    /// The record's screen for a new viewer.
    static func look(at race: Race, in place: [String]) throws -> String {
        let person = race.link.hasSuffix("/notes") ? "chen" : "maya"
        let process = try ClinicProcess(
            ClinicRun.fixed + place + ["--format", "json", "--as", person, "open", race.link],
            environment: FirstDialogue.environment)
        process.closeInput()
        _ = try process.end()
        let document = try JSONSerialization.jsonObject(with: Data(process.output.utf8)) as? [String: Any]
        let screen = try JSONSerialization.data(withJSONObject: document?["screen"] ?? [:], options: .sortedKeys)
        return String(decoding: screen, as: UTF8.self)
    }
}

/// A person at a terminal, on the screen of their press.
nonisolated struct Seat {
    let process: ClinicProcess
    private let line: String

    init(_ press: Race.Press, _ place: [String], environment: [String: String] = [:]) throws {
        process = try ClinicProcess(
            ClinicRun.fixed + place + ["--format", "json", "--as", press.person],
            environment: FirstDialogue.environment.merging(environment) { $1 })
        line = press.line
        try process.read { $0.output.hasSuffix("\n") }
        for line in press.way { _ = try process.answer(to: line) }
    }

    /// Presses.
    ///
    /// - Returns: whether there is a question before the action.
    @discardableResult func press() throws -> Bool {
        try process.answer(to: line).contains("Register anyway")
    }

    /// Closes the input, and waits for the end.
    ///
    /// - Returns: the exit code, which is not 0 if something was not done.
    func leave() throws -> Int32 {
        process.closeInput()
        return try process.end()
    }
}
