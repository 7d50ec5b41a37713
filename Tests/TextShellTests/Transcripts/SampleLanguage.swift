import TextShell

extension TranscriptLanguage {
    /// The language of a sample program, with a setting of each kind.
    static var sample: TranscriptLanguage {
        var language = TranscriptLanguage(program: "clinic")
        language.store = "clinic"
        language.usual = ["--width", "80"]
        language.settings = [
            TranscriptSetting("data", form: "% data example", values: ["example"]),
            TranscriptSetting("user", form: "% user ana", option: "--as"),
            TranscriptSetting("width", form: "% width N", option: "--width"),
        ]
        language.refusal = { $0 == ["--width", "7"] ? "--width 7 is refused" : nil }
        language.refusalToRun = { arguments, environment in
            arguments.contains("--data=x") || environment["HOME"] != nil ? "That is not for a transcript." : nil
        }
        return language
    }
}
