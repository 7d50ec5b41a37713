import Data
import Support
import Testing

@testable import App

/// The keys of the busiest journeys: what the table says leads where it says, and takes half of the keys by now.
@MainActor @Suite struct KeystrokeTests {
    @Test func `the keys before and now lead to the same screen`() async throws {
        for row in try KeystrokeTable().rows {
            let ends = try await [row.words, row.numbers, row.line].asyncMap { cell in
                try await Self.end(of: cell.keys, journey: row.journey)
            }
            #expect(ends[0].contains(Self.marks[row.journey] ?? "?"), "\(row.journey): \(ends[0])")
            #expect(Set(ends).count == 1, "\(row.journey): \(ends.joined(separator: "\n"))")
        }
    }

    @Test func `the keys in the full screen lead there as well`() async throws {
        for row in try KeystrokeTable().rows {
            let screen = await Self.fullScreen(after: row.fullScreen.keys, journey: row.journey)
            #expect(screen.contains(Self.marks[row.journey] ?? "?"), "\(row.journey): \(screen)")
        }
    }

    @Test func `the keys are as many as the table says, without what has to be told as well`() throws {
        for row in try KeystrokeTable().rows {
            let told = row.told.reduce(0) { $0 + $1.count }
            for cell in row.all {
                #expect(cell.keys.count == cell.count, "\(row.journey): \(cell.keys)")
                #expect(cell.count - told == cell.besides, "\(row.journey): \(cell.keys)")
                #expect(row.told.allSatisfy(cell.keys.contains), "\(row.journey): \(cell.keys)")
            }
        }
    }

    @Test func `besides what has to be told, a journey takes at most half of the keys of before`() throws {
        let rows = try KeystrokeTable().rows
        #expect(rows.map(\.journey) == ["book", "register", "check out", "refund", "find a patient"])
        for row in rows {
            let before = min(row.words.besides, row.numbers.besides)
            #expect(row.fullScreen.besides * 2 <= before, "\(row.journey)")
            // Line by line, each choice of a booking takes its number and Enter.
            #expect(row.line.besides * 2 <= (row.journey == "book" ? row.words.besides : before), "\(row.journey)")
        }
    }

    /// The screen that proves a journey, or the last one without its first line: several ways lead to one place.
    private static func end(of keys: String, journey: String) async throws -> String {
        let output = RecordedOutput()
        let launcher = Launcher(
            variable: password, input: KeyedInput(keys + proof(of: journey, "")), output: output, passwords: .least)
        _ = await launcher.run(arguments(of: journey))
        let screen = try #require(output.written.last, "\(output.told)")
        return screen.split(separator: "\n").dropFirst().joined(separator: "\n")
    }

    /// The full screen that proves a journey, or the last one.
    private static func fullScreen(after keys: String, journey: String) async -> String {
        let window = KeyedWindow(keys + proof(of: journey, ":"))
        let launcher = Launcher(
            variable: password, input: KeyedInput(""), output: RecordedOutput(), window: { window },
            passwords: .least)
        _ = await launcher.run(arguments(of: journey))
        return window.screen
    }

    private static let password: @Sendable (String) -> String? = {
        $0 == "CLINIC_PASSWORD" ? HelpText.examplePassword : nil
    }

    private static func arguments(of journey: String) -> [String] {
        let user = journey == "refund" ? "maya" : "ben"
        return ["--memory", "--now", "2026-03-02T09:12:00Z", "--width", "80", "--as", user]
    }

    private static func proof(of journey: String, _ mark: String) -> String {
        proofs[journey].map { "\(mark)open clinic://\($0)⏎" } ?? ""
    }

    /// Words of the screen that a journey leads to.
    private static let marks = [
        "book": "10:15 to 10:45", "register": "Eva Lindström", "check out": "Folding walking frame",
        "refund": "“Came open”", "find a patient": "Sofia Papadopoulou",
    ]

    /// The record that a journey makes or changes.
    private static let proofs = [
        "book": "appointments/3013", "register": "patients/2013", "check out": "orders/1045",
        "refund": "orders/1042/refund",
    ]
}

extension Array {
    fileprivate func asyncMap<Result>(_ make: (Element) async throws -> Result) async rethrows -> [Result] {
        var results: [Result] = []
        for element in self { results.append(try await make(element)) }
        return results
    }
}
