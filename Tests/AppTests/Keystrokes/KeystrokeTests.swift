import Data
import Support
import Testing

@testable import App

/// The keys of the busiest journeys: what the table says leads where it says, and takes half of the keys by now.
@MainActor @Suite struct KeystrokeTests {
    @Test func `the keys before and now lead to the same screen, and are as many as the table says`() async throws {
        for row in try KeystrokeTable().rows {
            let ends = try await [row.words, row.numbers, row.now].asyncMap { cell in
                #expect(cell.keys.count == cell.count, "\(row.journey)")
                return try await Self.end(of: cell.keys, journey: row.journey)
            }
            #expect(ends[0].contains(Self.marks[row.journey] ?? "?"), "\(row.journey): \(ends[0])")
            #expect(Set(ends).count == 1, "\(row.journey): \(ends.joined(separator: "\n"))")
        }
    }

    @Test func `a journey takes at most half of the keys that its words took`() throws {
        let rows = try KeystrokeTable().rows
        #expect(rows.map(\.journey) == ["book", "register", "check out", "refund", "find a patient"])
        for row in rows { #expect(row.now.count * 2 <= row.words.count, "\(row.journey)") }
    }

    /// The screen that proves a journey, or the last one without its first line: several ways lead to one place.
    private static func end(of keys: String, journey: String) async throws -> String {
        let user = journey == "refund" ? "maya" : "ben"
        let output = RecordedOutput()
        let launcher = Launcher(
            variable: { $0 == "CLINIC_PASSWORD" ? HelpText.examplePassword : nil },
            input: KeyedInput(keys + (proofs[journey].map { "open clinic://\($0)⏎" } ?? "")), output: output,
            passwords: .least)
        _ = await launcher.run(["--memory", "--now", "2026-03-02T09:12:00Z", "--width", "80", "--as", user])
        let screen = try #require(output.written.last, "\(output.told)")
        return screen.split(separator: "\n").dropFirst().joined(separator: "\n")
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
