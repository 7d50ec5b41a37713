import TextShell

/// The text of `clinic --help`.
nonisolated enum HelpText {
    static let version = "0.2.0"

    /// The password of everyone in the example clinic.
    static let examplePassword = "clinic-demo"

    static var text: String {
        """
        clinic \(version): \(summary).

        Usage:
        \(table(CommandEntry.all.map { ("clinic \($0.form)", $0.meaning) }))
        Options:
        \(table(OptionEntry.listed.map { ($0.form, $0.meaning) }))
        \(notes.map(section).joined())Exit codes:
        \(table(ExitCode.allCases.map { ("\($0.rawValue)", $0.meaning) }))
        """
    }

    /// The program in a few words.
    static let summary = "a small clinic at your terminal"

    /// The sections besides commands, options and exit codes.
    static let notes = [
        (
            "Passwords",
            """
            With --as, the password comes from --password-fd, else from the environment variable
            CLINIC_PASSWORD, else it is asked for. It is never taken from the command line.
            """
        ),
        (
            "Keys at a terminal",
            """
            The full screen names its keys in its last rows, and “?” tells all. With --inline:
            Ctrl-C clears what is being typed. On an empty line it leaves a question, and at the prompt it
            ends the program, as Ctrl-D does; what is not saved is asked about first. A paste is one value:
            its line ends are blanks, and it does nothing before Enter. The usual keys of Emacs work: arrows,
            Ctrl-A and Ctrl-E, Alt-B and Alt-F move; Ctrl-K, Ctrl-U, Ctrl-W and Alt-D cut, Ctrl-Y pastes, and
            Ctrl-_ undoes. Up and Ctrl-R bring back what you typed before.
            """
        ),
        (
            "Screen readers",
            """
            --accessible, CLINIC_ACCESSIBLE=1 in the environment, or the setting “Accessible output”: each
            step says where you are, or what has changed there, and “again” reads all of it.
            """
        ),
        (
            "Remotes",
            """
            Workstations share a clinic through a PostgreSQL server: postgresql://USER@HOST/DATABASE, with
            --remote for one start or with “remote set” for good. Its password comes from ~/.pgpass, from
            the file that PGPASSFILE names, or from PGPASSWORD. It is never taken from the address.
            A manager makes the remote: “remote init” with --as. It prints a join code, and “remote code”
            prints it again. A new workstation asks for the code, or takes it with --code. It is as secret
            as a password.
            """
        ),
        (
            "Files",
            """
            The clinic is kept in $XDG_DATA_HOME/clinic, or ~/.local/share/clinic.
            The first start at a terminal asks: your own clinic, or the example? With --data or --as, and
            without a terminal, it makes the example; its people are ana (pharmacist), ben (receptionist),
            chen (clinician) and maya (manager), all with the password \(examplePassword).
            clinic init makes your own. It asks for what its options leave open, and replaces no clinic.
            """
        ),
    ]

    private static func section(_ title: String, _ lines: String) -> String {
        "\(title):\n" + lines.split(separator: "\n").map { "  \($0)\n" }.joined() + "\n"
    }

    private static func table(_ rows: [(String, String)]) -> String {
        let width = rows.map(\.0.count).max() ?? 0
        return rows.map { "  \($0)\(String(repeating: " ", count: width - $0.count))  \($1)\n" }.joined()
    }
}
