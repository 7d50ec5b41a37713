import DesignSystem
import Domain
import FoundationEssentials
import TextShell

/// The options of `clinic audit`, which no other command reads.
nonisolated struct AuditOptions: Hashable, Sendable {
    /// The beginning: a day of the clinic, or a moment.
    enum Since: Hashable, Sendable {
        case day(Day)
        case moment(Date)

        /// Reads `2026-03-02`, or a moment.
        init(_ text: String) throws(CommandFailure) {
            if let day = Day(iso: text) {
                self = .day(day)
            } else if let moment = try? Date(text, strategy: .iso8601) {
                self = .moment(moment)
            } else {
                throw .badUsage(
                    "--since takes a day such as 2026-03-02, or a time such as 2026-03-02T09:12:00Z, not "
                        + "“\(VisibleText.escaped(text))”.")
            }
        }

        /// The moment at which it begins.
        func moment(in timeZone: ClinicTimeZone) -> Date? {
            switch self {
            case .day(let day): day.moments(in: timeZone)?.lowerBound
            case .moment(let moment): moment
            }
        }
    }

    var since: Since?
    var author: String?
    var record: String?
}

/// The options of `clinic audit`.
nonisolated extension OptionEntry {
    static let auditing: [OptionEntry] = [
        OptionEntry(name: "--since", value: "TIME", meaning: "with “audit”: from this day or moment on") {
            value, options throws(CommandFailure) in
            options.audit.since = try AuditOptions.Since(value)
        },
        OptionEntry(name: "--who", value: "USER", meaning: "with “audit”: only what this person did") {
            value, options throws(CommandFailure) in
            options.audit.author = value
        },
        OptionEntry(name: "--about", value: "WHAT", meaning: "with “audit”: only this, such as “patient 2003”") {
            value, options throws(CommandFailure) in
            options.audit.record = value
        },
    ]
}
