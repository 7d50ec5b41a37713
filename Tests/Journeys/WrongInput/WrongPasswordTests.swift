import Testing

/// Wrong passwords are refused, and after five in a row there is a delay that no restart ends.
@Suite nonisolated struct WrongPasswordTests {
    private static let refused = """
        clinic: This user name and password do not belong together. Check both and try again.

        """

    @Test func `after five wrong passwords the right one has to wait, over restarts too`() throws {
        try PreparedClinic.with { folder in
            for _ in 1...5 {
                #expect(try Self.attempt("guess", folder) == ClinicRun(code: 77, output: "", errors: Self.refused))
            }
            let early = try Self.attempt(ClinicRun.password, folder)
            #expect(early.code == 75)
            #expect(early.errors.hasPrefix("clinic: There were too many wrong passwords; the next try is possible in "))
            #expect(early.errors.hasSuffix(" s. Wait that long, then try again.\n"))
        }
    }

    @Test func `no time that is given at the start ends the wait`() throws {
        try PreparedClinic.with { folder in
            let guesses = try (10...14).reversed().map { second in
                try Self.attempt("guess", folder, now: "2026-03-02T09:12:\(second)Z").code
            }
            #expect(guesses == [77, 77, 77, 77, 77])
            let codes = try ["2026-03-02T09:12:45Z", "2099-01-01T00:00:00Z", "2001-01-01T00:00:00Z"].map { now in
                try Self.attempt(ClinicRun.password, folder, now: now).code
            }
            #expect(codes == [75, 75, 75])
        }
    }

    @Test func `wrong passwords in the form count like those of the command line`() throws {
        try PreparedClinic.with { folder in
            let attempt = ["set user ana", "set password @env:GUESS", "sign in"]
            let run = try ClinicRun.of(
                [], in: folder, environment: ["GUESS": "guess"],
                lines: ["sign in"] + Array(repeating: attempt, count: 6).flatMap { $0 })
            #expect(run.code == 77)
            #expect(run.output.contains("There were too many wrong passwords; the next try is possible in "))
            #expect(try Self.attempt(ClinicRun.password, folder).code == 75)
            #expect(try Self.attempt(ClinicRun.password, folder, user: "ben").code == 0)
        }
    }

    private static func attempt(
        _ password: String, _ folder: String, user: String = "ana", now: String = "2026-03-02T09:12:00Z"
    ) throws -> ClinicRun {
        var run = try ClinicRun.of(
            ["--as", user, "--now", now], in: folder, environment: ["CLINIC_PASSWORD": password], input: .null)
        if run.code == 0 { run.output = "" }
        return run
    }
}
