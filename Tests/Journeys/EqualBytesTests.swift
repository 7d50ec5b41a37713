import Foundation
import Testing

/// Dialogues in every format write the same bytes to standard output, typed at a terminal and piped.
@Suite nonisolated struct EqualBytesTests {
    @Test(arguments: ["text", "linear", "json"])
    func `the refund by two people is the same typed and piped`(format: String) throws {
        let arguments = RefundDialogue.runs.map { ["--as", $0.0, "--format", format] }
        let lines = RefundDialogue.runs.map(\.1)
        let piped = try Self.piped(arguments, lines)
        #expect(piped == (try Self.typed(arguments, lines)))
        for part in ["Ben Okafor", "The parcel came open", "Maya", "Photo seen", "Refunded"] {
            #expect(piped.contains(part), "\(part)")
        }
    }

    @Test(arguments: ["linear", "json"])
    func `the first dialogue is the same typed and piped`(format: String) throws {
        let arguments = FirstDialogue.runs.map { _ in ["--format", format] }
        #expect(try Self.piped(arguments, FirstDialogue.runs) == Self.typed(arguments, FirstDialogue.runs))
    }

    @Test func `what somebody hears is the same typed and piped, without a byte that moves the cursor`() throws {
        let arguments = RefundDialogue.runs.map { ["--as", $0.0, "--accessible"] }
        let lines = RefundDialogue.runs.map(\.1)
        let piped = try Self.piped(arguments, lines)
        #expect(piped == (try Self.typed(arguments, lines)))
        #expect(piped.hasPrefix("Screen: Home, example clinic\n") && piped.contains("“again” reads"))
        #expect(!piped.utf8.contains { $0 < 0x20 && $0 != UInt8(ascii: "\n") })
    }

    @Test func `the environment asks for it as well, and an option has the last word`() throws {
        let listening = FirstDialogue.environment.merging(["CLINIC_ACCESSIBLE": "1"]) { $1 }
        func first(_ arguments: [String], _ environment: [String: String]) throws -> String {
            try PreparedClinic.with { try ClinicRun.of(arguments, in: $0, environment: environment, lines: []).output }
        }
        let asked = try first(["--accessible"], FirstDialogue.environment)
        #expect(try first([], listening) == asked)
        #expect(
            try first(["--format", "linear"], listening) == first(["--format", "linear"], FirstDialogue.environment))
        #expect(try first(["--format", "linear"], listening) != asked)
    }

    private static func piped(_ arguments: [[String]], _ lines: [[String]]) throws -> String {
        try PreparedClinic.with { folder in
            try zip(arguments, lines).map { arguments, lines in
                try ClinicRun.of(arguments, in: folder, environment: FirstDialogue.environment, lines: lines).output
            }.joined()
        }
    }

    private static func typed(_ arguments: [[String]], _ lines: [[String]]) throws -> String {
        try PreparedClinic.with { folder in
            let file = "\(folder).out"
            for (arguments, lines) in zip(arguments, lines) {
                let wire = Wire.terminal(try PseudoTerminal())
                let process = try ClinicProcess(
                    ClinicRun.fixed + ["--data", folder] + arguments, environment: FirstDialogue.environment,
                    input: wire, output: .file(file), errors: wire)
                try process.send(lines.map { "\($0)\n" }.joined())
                _ = try process.end()
                #expect(process.errors.contains("clinic> "))
            }
            let typed = try #require(FileManager.default.contents(atPath: file))
            return String(decoding: typed, as: UTF8.self)
        }
    }
}
