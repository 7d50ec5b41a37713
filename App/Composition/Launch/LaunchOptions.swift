import DataSync
import DesignSystem
import Domain
import FoundationEssentials
import TextShell

/// The options of the command line.
nonisolated struct LaunchOptions: Hashable, Sendable {
    /// An action of the program.
    enum Action: Hashable, Sendable {
        /// Talk with a person or a script.
        case talk
        /// Talk, beginning at a place, wherever one was before.
        case talkAt(String)
        /// Show one place and end.
        case open(String)
        /// Write records.
        case records(RecordRequest)
        /// Make a clinic of one's own.
        case found
        /// Show or change the staff.
        case staff(StaffRequest)
        /// Take in services or products from a file.
        case importing(ImportRequest)
        /// List the links.
        case routes
        /// Exchange with the remote, once or until it is asked to end.
        case sync(watching: Bool)
        /// Name the remote, or set it up.
        case remote(RemoteCommand.Request)
        /// Back the clinic up, or make a key for that.
        case backup(BackupRequest)
        /// Bring a clinic back from a backup.
        case restore(String)
        /// Look for what is wrong in the clinic's file.
        case verify
        /// Look at what the clinic lives on.
        case doctor
        /// Write the log of all changes.
        case audit
        /// Say what is kept about a patient, or with their name, forget it.
        case forget(PatientNumber, named: String?)
        /// Write every record as JSON lines.
        case export
        /// Run the transcripts in some files and folders.
        case run([String])
        /// Print a shell's completion script.
        case completions(CompletionShell)
        /// Print the page for man.
        case manual
        /// Say how the program is used.
        case help
        /// Say how transcripts are run.
        case helpRun
        /// Print the version.
        case version
    }

    /// Where the clinic is kept.
    enum Place: Hashable, Sendable {
        case standard
        case folder(String)
        case memory
    }

    var action = Action.talk
    var format: ScreenFormat.Kind?
    var isAccessible = false
    /// Whether records are written as a table, as CSV.
    var isTable = false
    var search: SearchText?
    var width: Int?
    var color: ColorChoice?
    var isInline = false
    var theme: WindowTheme.Name?
    var now: Date?
    var place = Place.standard
    var terminal: Int?
    var user: String?
    var passwordFile: Int32?
    var transcript: String?
    var stopsAtFailure = false
    var listsErrors = false
    var updates = false
    var watches = false
    var remote: RemoteAddress?
    var backup = BackupOptions()
    var founding = FoundingOptions()
    var audit = AuditOptions()
}

nonisolated extension CommandFailure {
    /// The failure of a command line: the problem and the remedy, on one line.
    static func badUsage(_ problem: String) -> CommandFailure {
        CommandFailure("\(problem) See clinic --help.", .usage)
    }
}
