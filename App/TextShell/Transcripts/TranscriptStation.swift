/// A place where somebody sits: its clinic, and how its runs are set up.
struct TranscriptStation: Hashable, Sendable {
    /// The name of the clinic that its runs are on.
    var clinic: String
    var setUp: TranscriptSetUp
    /// Whether the program was started here, and may be typed to.
    var isStarted = false
}

/// How runs are set up: what the `%` lines say.
struct TranscriptSetUp: Hashable, Sendable {
    /// Which numbers random choices come from, where none is said.
    static let usualSeed: UInt64 = 1

    /// What has to be the same in every run for it to repeat itself; lines and options that say something else come
    /// later.
    private static let usual = ["--width", "80", "--color", "never", "--now", "2026-03-02T09:12:00Z"]

    private var said: Set<String> = []
    private var options: [String] = []
    private(set) var seed = usualSeed
    private(set) var checksPlaces = false
    /// Who signs in at the start, or nil.
    private(set) var user: String?

    /// The same for one station, which may say again what holds for all: what comes later counts.
    var forStation: TranscriptSetUp {
        var setUp = self
        setUp.said = []
        return setUp
    }

    /// The arguments of a run with some of its own, which count more.
    func arguments(before own: [String]) -> [String] {
        Self.usual + options + own
    }

    /// Takes in one `%` line. `refusal` says what is wrong with options of the command line, if anything.
    mutating func take(
        _ text: String, refusal: ([String]) -> String?
    ) throws(TranscriptRefusal) {
        let name = String(text.prefix { $0 != " " })
        let value = String(text.dropFirst(name.count)).trimmed
        guard let setting = TranscriptSetting(rawValue: name) else {
            let names = TranscriptSetting.allCases.map(\.rawValue).joined(separator: ", ")
            throw TranscriptRefusal("There is no setting “% \(name)”. The settings are: \(names).")
        }
        guard !value.isEmpty else { throw TranscriptRefusal("“% \(name)” needs a value: \(setting.form).") }
        guard said.insert(name).inserted else { throw TranscriptRefusal("“% \(name)” is said twice.") }
        try take(setting, value, refusal)
    }

    private mutating func take(
        _ setting: TranscriptSetting, _ value: String, _ refusal: ([String]) -> String?
    ) throws(TranscriptRefusal) {
        switch setting {
        case .check:
            guard ["screens", "places"].contains(value) else { throw .value(value, setting) }
            checksPlaces = value == "places"
        case .data:
            guard value == "example" else { throw .value(value, setting) }
        case .seed:
            guard let number = UInt64(value) else { throw .value(value, setting) }
            seed = number
        case .clock, .format, .user, .width:
            let option = [setting.option, value]
            if let problem = refusal(option) { throw TranscriptRefusal("“% \(setting.rawValue)”: \(problem)") }
            options += option
            if setting == .user { user = value }
        }
    }
}

/// What a `%` line can set.
enum TranscriptSetting: String, CaseIterable, Sendable {
    case check, clock, data, format, seed, user, width

    /// The option of the command line that it stands for.
    var option: String {
        switch self {
        case .clock: "--now"
        case .user: "--as"
        case .check, .data, .format, .seed, .width: "--\(rawValue)"
        }
    }

    /// How it is written.
    var form: String {
        switch self {
        case .check: "% check screens or % check places"
        case .clock: "% clock 2026-03-02T09:12:00Z"
        case .data: "% data example"
        case .format: "% format text, linear or json"
        case .seed: "% seed N"
        case .user: "% user ana"
        case .width: "% width N"
        }
    }
}

/// What is wrong with a line.
struct TranscriptRefusal: Error {
    let problem: String

    init(_ problem: String) {
        self.problem = problem
    }

    static func value(_ value: String, _ setting: TranscriptSetting) -> TranscriptRefusal {
        TranscriptRefusal("“% \(setting.rawValue)” can’t be “\(value)”: \(setting.form).")
    }
}
