/// One way to start the program.
nonisolated struct CommandEntry: Sendable {
    /// The arguments of the command. Lower-case words are typed as they are; anything else is a placeholder.
    let form: String

    /// The description in the help.
    let meaning: String

    /// The words and placeholders that have to be there, in order.
    var parts: [String] {
        form.split(separator: " ").filter { !$0.hasPrefix("[") }.map(String.init)
    }

    /// Whether a part is typed as it is.
    static func isWord(_ part: String) -> Bool { part.allSatisfy(\.isLowercase) }

    /// Every command, in the order of the help.
    static let all = [
        CommandEntry(form: "[OPTIONS]", meaning: "talk: type commands, or pipe them in; “help” lists them"),
        CommandEntry(form: "[OPTIONS] LINK", meaning: "talk, beginning at the place that a link leads to"),
        CommandEntry(form: "[OPTIONS] open LINK", meaning: "show the place that a link leads to, and end"),
        CommandEntry(form: "init", meaning: "make a clinic of your own: it asks, or see “Files” below"),
        CommandEntry(form: "staff", meaning: "list everyone who works here, or did; for managers, with --as"),
        CommandEntry(form: "staff invite USER", meaning: "invite somebody again, or with ROLE NAME somebody new"),
        CommandEntry(form: "staff role USER ROLE", meaning: "give somebody another role"),
        CommandEntry(form: "staff disconnect USER", meaning: "sign somebody out everywhere"),
        CommandEntry(form: "staff remove USER", meaning: "let somebody go; “staff restore USER” takes them back"),
        CommandEntry(form: "staff restore USER", meaning: "let somebody who left work here again"),
        CommandEntry(form: "staff accept USER", meaning: "choose a password, with the code of an invitation"),
        CommandEntry(form: "import services FILE", meaning: "take services in from a CSV file, all or none"),
        CommandEntry(form: "import products FILE", meaning: "take products in; - is standard input"),
        CommandEntry(form: "import hours FILE", meaning: "take opening hours and those of clinicians in"),
        CommandEntry(
            form: "list KINDS", meaning: "write all patients, orders, products or appointments"),
        CommandEntry(form: "show KIND NUMBER", meaning: "show or write one of them, such as order 1042"),
        CommandEntry(form: "run FILE…", meaning: "run transcripts and check them; see clinic run --help"),
        CommandEntry(
            form: "sync [--watch]", meaning: "exchange with the remote and say what was done; or stay, and go on"),
        CommandEntry(form: "remote set URL", meaning: "name the remote of this clinic for every later start"),
        CommandEntry(
            form: "remote init", meaning: "make a remote of this clinic, or bring it to this version; with --as"),
        CommandEntry(form: "remote code", meaning: "print the code with which a new workstation joins; with --as"),
        CommandEntry(
            form: "remote forget", meaning: "take forgotten patients out of the remote; as its owner, with --as"),
        CommandEntry(form: "remote stations", meaning: "list the workstations, and how far behind each is"),
        CommandEntry(
            form: "remote retire NAME", meaning: "give up one that does not come back; as its owner, with --as"),
        CommandEntry(form: "backup FILE", meaning: "back the clinic up; with --every into a folder, again and again"),
        CommandEntry(form: "backup key FILE", meaning: "make a key for backups"),
        CommandEntry(form: "restore FILE", meaning: "bring the clinic back from a backup"),
        CommandEntry(form: "verify", meaning: "look for everything that is wrong in the clinic's file"),
        CommandEntry(form: "doctor", meaning: "look at versions, modes, room, clock and backups"),
        CommandEntry(form: "audit", meaning: "write who changed what, and how; for managers, with --as"),
        CommandEntry(
            form: "forget NUMBER [NAME]", meaning: "say what is kept about a patient; with the full name, forget them"),
        CommandEntry(form: "export", meaning: "write the whole clinic as JSON lines, without secrets"),
        CommandEntry(form: "routes", meaning: "list the links"),
        CommandEntry(form: "completions SHELL", meaning: "print completions for bash, zsh or fish"),
        CommandEntry(form: "manual", meaning: "print the page for man: clinic manual | man -l -"),
    ]
}
