/// One complete run of the built `clinic` with piped input.
nonisolated struct ClinicRun: Hashable {
    var code: Int32
    var output: String
    var errors: String

    /// The options that make runs comparable.
    static let fixed = ["--width", "80", "--color", "never", "--now", "2026-03-02T09:12:00Z"]

    /// Everyone's password in the example clinic.
    static let password = "clinic-demo"

    /// Pipes lines in and waits for the end.
    static func of(
        _ arguments: [String], in folder: String, environment: [String: String] = [:], lines: [String] = [],
        input: Wire = .pipe, output: Wire = .pipe, errors: Wire = .pipe, password: String? = nil,
        through wrapper: [String] = []
    ) throws -> ClinicRun {
        let process = try ClinicProcess(
            fixed + ["--data", folder] + arguments, environment: environment, input: input, output: output,
            errors: errors, password: password, through: wrapper)
        if case .pipe = input {
            if !lines.isEmpty { try process.send(lines.map { "\($0)\n" }.joined()) }
            process.closeInput()
        }
        let code = try process.end()
        return ClinicRun(code: code, output: process.output, errors: process.errors)
    }

    /// The breadcrumb lines of all screens, without the account on their right.
    var breadcrumbs: [String] {
        let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
        return zip(lines, lines.dropFirst()).filter { $1.hasPrefix("──") || $1.hasPrefix("══") }.map { line, _ in
            String(line.split(separator: "  ").first?.drop { $0 == " " } ?? "")
        }
    }
}
