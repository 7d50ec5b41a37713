/// The first dialogue of a new user, in two runs on one folder.
nonisolated enum FirstDialogue {
    /// The environment with the password.
    static let environment = ["CLINIC_PASSWORD": ClinicRun.password]

    private static let signIn = ["set user ana", "set password @env:CLINIC_PASSWORD", "sign in"]

    /// The lines of each run.
    static let runs = [
        ["go orders"] + signIn + ["#1042", "track", "back", "quit"],
        signIn + ["quit"],
    ]

    /// The output of each run of the dialogue, piped into the built program.
    static func piped(in folder: String, environment more: [String: String] = [:]) throws -> [ClinicRun] {
        try runs.map { lines in
            try ClinicRun.of([], in: folder, environment: environment.merging(more) { $1 }, lines: lines)
        }
    }
}
