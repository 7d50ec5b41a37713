import TextShell

extension TranscriptLanguage {
    /// The language of this program's transcripts: each has its own clinic, the same time and the same width.
    static var clinic: TranscriptLanguage {
        var language = TranscriptLanguage(program: ShellProgram.clinic.name)
        language.store = "clinic"
        language.usual = ["--width", "80", "--color", "never", "--now", "2026-03-02T09:12:00Z"]
        language.settings = clinicSettings
        language.refusal = LaunchOptions.refusal
        language.refusalToRun = refusalToRun
        return language
    }

    private static let clinicSettings = [
        TranscriptSetting("clock", form: "% clock 2026-03-02T09:12:00Z", option: "--now"),
        TranscriptSetting("data", form: "% data example", values: ["example"]),
        TranscriptSetting("format", form: "% format text, linear or json", option: "--format"),
        TranscriptSetting("user", form: "% user ana", option: "--as"),
        TranscriptSetting("width", form: "% width N", option: "--width"),
    ]

    /// Options that reach beyond the clinic of a transcript, like the variables with the locations of a user's files.
    private static let refused = ["--data", "--password-fd", "--remote", "--transcript"]

    private static func refusalToRun(_ arguments: [String], _ environment: [String: String]) -> String? {
        let names = arguments.map { String($0.prefix { $0 != "=" }) }
        let homes = environment.keys.sorted().filter { $0 == "HOME" || $0.hasPrefix("XDG_") }
        if let name = refused.first(where: names.contains) ?? homes.first {
            return "\(name) is not for a transcript, which runs on a clinic of its own."
        }
        if arguments.contains("--watch") { return "A transcript ends, so nothing in it can --watch." }
        if arguments.contains(where: { $0.hasPrefix("postgres") }) {
            return "A remote somewhere else is not for a transcript, which runs on a clinic of its own."
        }
        return arguments.contains("run") ? "A transcript does not run transcripts." : nil
    }
}
