import TextShell

/// The text of `clinic --help`.
nonisolated enum HelpText {
    static let version = "0.2.0"

    /// The password of everyone in the example clinic.
    static let examplePassword = "clinic-demo"

    static var text: String {
        """
        clinic \(version): a small clinic at your terminal.

        Usage:
          clinic [OPTIONS]             talk: type commands, or pipe them in; “help” lists them
          clinic [OPTIONS] LINK        talk, beginning at the place that a link leads to
          clinic [OPTIONS] open LINK   show the place that a link leads to, and end
          clinic run FILE…             run transcripts and check them; see clinic run --help
          clinic sync [--watch]        exchange with the remote and say what was done; or stay, and go on
          clinic remote set URL        name the remote of this clinic for every later start
          clinic remote init           make the remote out of this clinic, or bring it to this version
          clinic routes                list the links

        Options:
        \(options)
        Passwords:
          With --as, the password comes from --password-fd, else from the environment variable
          CLINIC_PASSWORD, else it is asked for. It is never taken from the command line.

        Keys at a terminal:
          Ctrl-C clears what is being typed. On an empty line it leaves a question, and at the prompt it
          ends the program, as Ctrl-D does; what is not saved is asked about first. A paste is one value:
          its line ends are blanks, and it does nothing before Enter.

        Remotes:
          Workstations share a clinic through a PostgreSQL server: postgresql://USER@HOST/DATABASE, with
          --remote for one start or with “remote set” for good. Its password comes from ~/.pgpass, from
          the file that PGPASSFILE names, or from PGPASSWORD. It is never taken from the address.

        Files:
          The clinic is kept in $XDG_DATA_HOME/clinic, or ~/.local/share/clinic.
          The first start makes an example clinic there; its people are ana (pharmacist), ben
          (receptionist), chen (clinician) and maya (manager), all with the password \(examplePassword).

        Exit codes:
        \(exitCodes)
        """
    }

    private static var options: String {
        table(OptionEntry.all.map { ([$0.name, $0.value].compactMap { $0 }.joined(separator: " "), $0.meaning) })
    }

    private static var exitCodes: String {
        table(ExitCode.allCases.map { ("\($0.rawValue)", $0.meaning) })
    }

    private static func table(_ rows: [(String, String)]) -> String {
        let width = rows.map(\.0.count).max() ?? 0
        return rows.map { "  \($0)\(String(repeating: " ", count: width - $0.count))  \($1)\n" }.joined()
    }
}
