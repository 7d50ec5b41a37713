import DesignSystem
import Foundation
import Testing

/// A terminal of 20 columns: every screen fits, and no action is missing.
@Suite nonisolated struct NarrowTerminalTests {
    private static let visitor = [
        "sign in", "set user ana", "back", "settings", "set width 40", "back", "keep", "data",
    ]
    private static let manager = [
        "orders", "#1043", "cancel the order", "keep", "contact", "back", "share", "back", "refund", "back", "track",
        "open clinic://orders/9999", "open clinic://profile", "change password", "back", "sign out",
    ]

    /// The dialogues through every kind of screen, including alerts and failures.
    private static let dialogues = [([], visitor), (["--as", "maya"], manager)]

    @Test func `every screen fits, and every action is there to be typed`() throws {
        for (arguments, lines) in Self.dialogues {
            let screens = try Self.screens(arguments, lines)
            let counts = try Self.actionCounts(arguments, lines)
            #expect(screens.count == lines.count + 1)
            #expect(screens.map { Self.numbers(in: $0).count } == counts)
            #expect(Self.tooWide(screens.joined()) == [])
        }
    }

    @Test func `every listed place is shown`() throws {
        try PreparedClinic.with { folder in
            let lines = ["open clinic://products/501", "add to cart"]
            #expect(try ClinicRun.of(["--as", "chen"], in: folder, environment: environment, lines: lines).code == 0)
            let routes = try ClinicRun.of(["routes"], in: folder).output.split(separator: "\n")
            for route in routes.flatMap({ Self.samples(of: String($0)) }) {
                let manager = ["://staff", "://invitation", "501/history", "://offers"].contains(where: route.contains)
                let run = try ClinicRun.of(
                    ["--width", "20", "--as", manager ? "maya" : "chen", "open", route], in: folder,
                    environment: environment)
                // A clinic without a remote has nothing queued to show.
                #expect(run.code == (route.contains("://sync/") ? 66 : 0), "\(route): \(run.errors)")
                #expect(run.output.contains("? Help"))
                #expect(Self.tooWide(run.output) == [])
            }
        }
    }

    @Test func `help, messages and the history keep to the width, broken between words`() throws {
        try PreparedClinic.with { folder in
            let screen = try PseudoTerminal(width: 80)
            let process = try ClinicProcess(
                ["--width", "30", "--color", "never", "--data", folder], environment: environment,
                errors: .terminal(screen))
            try process.send("help\ndance all through the night\nopen clinic://catalog/pain-and-fever\nhistory\n")
            process.closeInput()
            #expect(try process.end() == 64)
            let lines = (process.output + process.errors).split(whereSeparator: \.isNewline)
            #expect(lines.filter { CellWidth.of(String($0)) > 30 } == [])
            #expect(process.errors.contains("clinic: This is no command,\n"))
            #expect(process.output.contains("to the start"))
            #expect(process.output.contains("clinic://catalog/pain-and"))
        }
    }

    private let environment = FirstDialogue.environment

    /// The places of the example clinic that a pattern leads to: with all its optional items, and with none.
    private static func samples(of pattern: String) -> [String] {
        let with = pattern.filter { !"[]".contains($0) }
        let without = pattern.replacing(/&?\[[^\]]*\]/, with: "").replacing(/\?$/, with: "")
        return (with == pattern ? [with] : [with, without]).map(sample(of:))
    }

    private static func sample(of pattern: String) -> String {
        let values = [
            "patients/{number}": "patients/2001", "reason/{number}": "reason/2003", "patient={number}": "patient=2003",
            "orders/{number}": "orders/1037",
            "product={number}": "product=501", "products/{number}": "products/501", "sellers/{number}": "sellers/11",
            "appointments/{number}": "appointments/3012", "checkout/{number}": "checkout/701",
            "sync/{number}": "sync/17", "staff/{user}": "staff/ben", "hours/{user}": "hours/dana", "{kind}": "services",
            "songs/{number}": "songs/601", "albums/{number}": "albums/71", "{text}": "an", "{day}": "2026-03-03",
            "{category}": "eye-care", "{service}": "checkup", "{clinician}": "dana", "{slot}": "2026-03-03T1000Z",
        ]
        return values.reduce(pattern) { $0.replacing($1.key, with: $1.value) }
    }

    /// The screens of a dialogue, one by one, on a real terminal.
    private static func screens(_ arguments: [String], _ lines: [String]) throws -> [String] {
        try PreparedClinic.with { folder in
            let process = try ClinicProcess(
                ["--color", "never", "--now", "2026-03-02T09:12:00Z", "--data", folder] + arguments,
                environment: FirstDialogue.environment, output: .terminal(PseudoTerminal(width: 20)))
            try process.send(lines.map { "\($0)\n" }.joined())
            process.closeInput()
            #expect([0, 66, 75].contains(try process.end()))
            let words = ["Cart #701 does not exist.", "Not saved: "]
            #expect(process.errors == "" || words.contains(where: process.errors.contains))
            return process.output.components(separatedBy: "? Help").dropLast()
        }
    }

    private static func tooWide(_ text: String) -> [Substring] {
        text.split(separator: "\n").filter { CellWidth.of($0) > 20 }
    }

    /// The number of actions on each screen of the dialogue, from its JSON.
    private static func actionCounts(_ arguments: [String], _ lines: [String]) throws -> [Int] {
        try PreparedClinic.with { folder in
            let run = try ClinicRun.of(
                arguments + ["--format", "json"], in: folder, environment: FirstDialogue.environment, lines: lines)
            return run.output.split(separator: "\n").map { document in
                document.matches(of: /"(?:number|action)":(\d+)/).compactMap { Int($0.1) }.max() ?? 0
            }
        }
    }

    /// The numbers of the actions on a screen, from 1 on without a gap.
    private static func numbers(in screen: String) -> [Int] {
        let numbers = screen.matches(of: /(?m)(?:^|  |▸) {0,2}(\d{1,2}) [^\s×]/).compactMap { Int($0.1) }
        return numbers.reduce(into: []) { found, number in if number == found.count + 1 { found.append(number) } }
    }
}
