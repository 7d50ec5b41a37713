import DataSync
import DesignSystem
import Domain
import TextShell

/// Understanding the command line.
nonisolated extension LaunchOptions {
    /// Parses the arguments. Options may be anywhere; `--` ends them.
    ///
    /// - Throws: ``CommandFailure`` for the first argument that is not understood.
    init(arguments: [String]) throws(CommandFailure) {
        self.init()
        var rest = arguments[...]
        var words: [String] = []
        while let argument = rest.popFirst() {
            if argument == "--" {
                words += rest
                break
            }
            if argument.hasPrefix("-"), argument != "-" {
                try take(argument, &rest)
            } else {
                words.append(argument)
            }
        }
        if action == .talk { action = try Self.action(words) }
        if action == .help, words.first == "run" { action = .helpRun }
        if watches, action == .sync(watching: false) { (action, watches) = (.sync(watching: true), false) }
        if case .backup(.once(let path)) = action, backup.every != nil { action = .backup(.again(path)) }
        try checkOptions()
    }

    /// Refuses options that the action would ignore.
    private func checkOptions() throws(CommandFailure) {
        if isAccessible, let format, format != .linear {
            throw .badUsage("--accessible is linear: it goes with no other --format.")
        }
        let talks: Bool
        switch action {
        case .talk, .talkAt: talks = true
        case .open, .records, .found, .staff, .importing, .sync, .remote, .backup, .restore, .verify, .doctor, .audit,
            .forget, .export, .routes, .completions, .manual:
            talks = false
        case .run: return try checkRun()
        case .help, .helpRun, .version: return
        }
        if transcript != nil, !talks {
            throw .badUsage("--transcript is for a conversation; give no command with it.")
        }
        if isInline || theme != nil, !talks {
            throw .badUsage("--inline and --theme are for a conversation; give no command with them.")
        }
        if watches { throw .badUsage("--watch is for clinic sync.") }
        try backup.check(for: action, place)
        try checkRecords()
        try checkRemote()
        if action == .found, place == .memory { throw .badUsage("A clinic in memory is gone when “init” ends.") }
        try checkFounding()
        if updates { throw .badUsage("--update is for clinic run.") }
    }

    /// Not everything is about records, and not all of them can be searched.
    private func checkRecords() throws(CommandFailure) {
        switch action {
        case .records(.list(.order)):
            if search != nil { throw .badUsage("Orders are listed whole: leave out --search.") }
        case .records(.list): break
        default:
            if search != nil { throw .badUsage("--search is for clinic list.") }
        }
        if audit != AuditOptions(), action != .audit {
            throw .badUsage("--since, --who and --about are for clinic audit.")
        }
        switch action {
        case .records, .audit: return
        default: if isTable { throw .badUsage("--format csv is for clinic list, clinic show and clinic audit.") }
        }
    }

    /// The options of the commands that make a clinic one's own.
    private func checkFounding() throws(CommandFailure) {
        var usual = FoundingOptions()
        switch action {
        case .found: usual = founding
        case .staff(.accept): (usual.code, usual.password) = (founding.code, founding.password)
        case .importing: (usual.code, usual.isDryRun) = (founding.code, founding.isDryRun)
        case .routes, .completions, .manual, .backup, .restore, .verify, .doctor, .export, .remote: break
        default: (usual.code, usual.days) = (founding.code, founding.days)
        }
        var others = founding
        if case .found = action {
            (others.code, others.isDryRun, others.days) = (nil, false, nil)
            (usual.code, usual.isDryRun, usual.days) = (nil, false, nil)
        }
        guard others == usual, founding == usual else {
            throw .badUsage(
                "--name, --zone, --currency, --manager and --user are for clinic init, --secret also for staff accept, "
                    + "--code for that and, as --keep-days, for joining a clinic, --dry-run for import.")
        }
        guard let format, format != .text else { return }
        switch action {
        case .staff, .importing: throw .badUsage("This command writes text: leave out --format.")
        default: break
        }
    }

    /// Not everything is about a clinic with a remote.
    private func checkRemote() throws(CommandFailure) {
        switch action {
        case .routes, .completions, .manual, .found, .backup, .restore, .verify, .doctor, .export, .remote(.code):
            if remote != nil { throw .badUsage("--remote is for a clinic that is opened.") }
        case .remote(.set):
            if remote != nil { throw .badUsage("“remote set” takes the URL itself: clinic remote set URL.") }
        default: break
        }
    }

    /// A transcript says itself how its runs are set up.
    private func checkRun() throws(CommandFailure) {
        var bare = LaunchOptions(action: action)
        bare.updates = updates
        guard self == bare else {
            throw .badUsage(
                "clinic run takes no option but --update: a transcript says what it needs on its “%” lines.")
        }
    }

    private mutating func take(_ argument: String, _ rest: inout ArraySlice<String>) throws(CommandFailure) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let name = parts[0] == "-h" ? "--help" : parts[0]
        let isNamed: (OptionEntry) -> Bool = { $0.name == name }
        guard let option = OptionEntry.listed.first(where: isNamed) else {
            throw .badUsage("There is no option “\(VisibleText.escaped(name))”.")
        }
        guard let valueName = option.value else {
            guard parts.count == 1 else { throw .badUsage("\(name) takes no value.") }
            return try option.apply("", &self)
        }
        guard let value = parts.count == 2 ? parts[1] : rest.popFirst(), !value.isEmpty else {
            throw .badUsage("\(name) needs a value: \(name) \(valueName).")
        }
        try option.apply(value, &self)
    }

    private static func action(_ words: [String]) throws(CommandFailure) -> Action {
        switch (words.first, words.count) {
        case (nil, _): return .talk
        case ("open", 2): return .open(words[1])
        case ("open", _): throw .badUsage("“open” takes one link, such as clinic open clinic://home.")
        case ("list", _): return .records(try RecordRequest(listing: Array(words.dropFirst())))
        case ("show", _): return .records(try RecordRequest(showing: Array(words.dropFirst())))
        case ("init", 1): return .found
        case ("staff", _): return .staff(try StaffRequest(words: Array(words.dropFirst())))
        case ("import", _): return .importing(try ImportRequest(words: Array(words.dropFirst())))
        case ("routes", 1): return .routes
        case ("run", 1):
            throw .badUsage("“run” takes files: clinic run FILE…; folders, too, and - for standard input.")
        case ("run", _): return .run(Array(words.dropFirst()))
        case ("sync", 1): return .sync(watching: false)
        case ("remote", _): return .remote(try RemoteCommand.Request(words: Array(words.dropFirst())))
        case ("backup", 2...): return .backup(try BackupRequest(Array(words.dropFirst())))
        case ("backup", _): throw .badUsage("“backup” takes a file: clinic backup FILE.")
        case ("restore", 2): return .restore(words[1])
        case ("restore", _): throw .badUsage("“restore” takes one file: clinic restore FILE.")
        case ("verify", 1): return .verify
        case ("doctor", 1): return .doctor
        case ("audit", 1): return .audit
        case ("export", 1): return .export
        case ("forget", _): return try forgetting(Array(words.dropFirst()))
        case ("completions", 2): return .completions(try OptionEntry.choice(words[1], of: "completions"))
        case ("completions", _): throw .badUsage("“completions” is followed by bash, zsh or fish.")
        case ("manual", 1): return .manual
        case ("help", 1): return .help
        case (let link?, 1) where link.contains("://"): return .talkAt(link)
        case (let word?, _): throw .noCommand(word)
        }
    }
}

nonisolated extension LaunchOptions {
    fileprivate static func forgetting(_ words: [String]) throws(CommandFailure) -> Action {
        guard let number = words.first.flatMap(PatientNumber.init(typed:)) else {
            throw .badUsage("“forget” takes a patient's number: clinic forget 2003.")
        }
        return .forget(number, named: words.count == 1 ? nil : words.dropFirst().joined(separator: " "))
    }
}

nonisolated extension CommandFailure {
    /// A word that begins no command, or one with other arguments.
    fileprivate static func noCommand(_ word: String) -> CommandFailure {
        let known = CommandEntry.all.compactMap(\.parts.first).filter(CommandEntry.isWord)
        let near = known.contains(word) ? [] : NearWords.nearest(to: word, among: known)
        let problem = "There is no command “\(VisibleText.escaped(word))” with these arguments."
        return .badUsage(problem + NearWords.question(about: near))
    }
}
