import TextShell

/// The page for man, from the tables and notes of the help.
nonisolated enum ManualPage {
    /// The page, in the language of troff.
    static var text: String {
        """
        .TH CLINIC 1 "" "clinic \(HelpText.version)" "User Commands"
        .SH NAME
        clinic \\- \(HelpText.summary)
        .SH SYNOPSIS
        \(CommandEntry.all.map { ".B clinic\n\(escaped($0.form))\n" }.joined(separator: ".br\n"))\
        .SH COMMANDS
        \(entries(CommandEntry.all.map { ("clinic \($0.form)", $0.meaning) }))\
        .SH OPTIONS
        \(entries(OptionEntry.listed.map { ($0.form, $0.meaning) }))\
        \(HelpText.notes.map { ".SH \($0.uppercased())\n\(escaped($1))\n" }.joined())\
        .SH EXIT STATUS
        \(entries(ExitCode.allCases.map { ("\($0.rawValue)", $0.meaning) }))
        """
    }

    private static func entries(_ rows: [(String, String)]) -> String {
        rows.map { ".TP\n.B \(escaped($0))\n\(escaped($1))\n" }.joined()
    }

    /// Text that troff prints as it is, in ASCII.
    private static func escaped(_ text: String) -> String {
        let marks: [(String, String)] = [("\\", "\\e"), ("-", "\\-"), ("“", "\\(lq"), ("”", "\\(rq"), ("…", "\\&...")]
        return marks.reduce(text) { $0.replacing($1.0, with: $1.1) }
    }
}
