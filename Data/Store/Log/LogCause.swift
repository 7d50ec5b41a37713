/// How an entry of the log came about. In the intent it is a part of each record's kind; see ``LogCause/kind(_:)``.
enum LogCause: String, CaseIterable, Sendable {
    /// A write on this workstation.
    case written = ""
    /// The log began, and the record was there already.
    case begun = "begun/"
    /// The record came from the remote.
    case arrived = "arrived/"
    /// The notes about a patient were opened.
    case opened = "opened/"
    /// Somebody said why they open the notes about a patient who is not theirs.
    case explained = "explained/"
    /// Patients were searched for.
    case searched = "searched/"

    /// Whether it changes no record.
    var isRead: Bool {
        switch self {
        case .opened, .explained, .searched: true
        case .written, .begun, .arrived: false
        }
    }

    /// The kind of a record as an entry of this cause says it: `patient`, or `arrived/patient`.
    func kind(_ kind: RecordKind) -> String { rawValue + kind.rawValue }

    /// Takes that apart; nil for something that this program does not know.
    static func parse(_ text: String) -> (cause: LogCause, kind: RecordKind)? {
        for cause in allCases.reversed() where text.hasPrefix(cause.rawValue) {
            return RecordKind(rawValue: String(text.dropFirst(cause.rawValue.count))).map { (cause, $0) }
        }
        return nil
    }
}
