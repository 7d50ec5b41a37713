/// The first dialogue that anyone has with the clinic, in two runs on one folder.
nonisolated enum FirstDialogue {
    /// Where the password comes from.
    static let environment = ["CLINIC_PASSWORD": ClinicRun.password]

    private static let signIn = ["set user ana", "set password @env:CLINIC_PASSWORD", "sign in"]

    /// What is typed in each run.
    static let runs = [
        ["go orders"] + signIn + ["#1042", "track", "back", "quit"],
        signIn + ["quit"],
    ]

    /// The dialogue piped into the built program: what each run wrote.
    static func piped(in folder: String, environment more: [String: String] = [:]) throws -> [ClinicRun] {
        try runs.map { lines in
            try ClinicRun.of([], in: folder, environment: environment.merging(more) { $1 }, lines: lines)
        }
    }
}
