/// A terminal of a transcript, with its store and its settings.
struct TranscriptTerminal: Hashable, Sendable {
    /// The name of the store that its runs are on.
    var store: String
    var setup: TranscriptSetup
    /// Whether the program was started here, and may be typed to.
    var isStarted = false
}

/// How runs are set up: what the `%` lines say.
struct TranscriptSetup: Hashable, Sendable {
    /// The default seed of random choices.
    static let usualSeed: UInt64 = 1

    private var said: Set<String> = []
    private var options: [String]
    private(set) var seed = usualSeed
    private(set) var checksPlaces = false
    /// The settings, by name.
    private(set) var values: [String: String] = [:]

    init(_ language: TranscriptLanguage) {
        options = language.usual
    }

    /// The same for one terminal, which may say again what holds for all: what comes later counts.
    var forTerminal: TranscriptSetup {
        var setup = self
        setup.said = []
        return setup
    }

    /// The arguments of a run. Its own take precedence over the settings.
    func arguments(before own: [String]) -> [String] {
        options + own
    }

    /// Applies a `%` line.
    mutating func take(_ text: String, _ language: TranscriptLanguage) throws(TranscriptRefusal) {
        let name = String(text.prefix { $0 != " " })
        let value = String(text.dropFirst(name.count)).trimmed
        let settings = ([.check, .seed] + language.settings).sorted { $0.name < $1.name }
        guard let setting = settings.first(where: { $0.name == name }) else {
            let names = settings.map(\.name).joined(separator: ", ")
            throw TranscriptRefusal("There is no setting “% \(name)”. The settings are: \(names).")
        }
        guard !value.isEmpty else { throw TranscriptRefusal("“% \(name)” needs a value: \(setting.form).") }
        guard said.insert(name).inserted else { throw TranscriptRefusal("“% \(name)” is a duplicate.") }
        try take(setting, value, language)
        values[name] = value
    }

    private mutating func take(
        _ setting: TranscriptSetting, _ value: String, _ language: TranscriptLanguage
    ) throws(TranscriptRefusal) {
        if setting == .seed {
            guard let number = UInt64(value) else { throw .value(value, setting) }
            seed = number
        } else if let option = setting.option {
            let words = [option, value]
            if let problem = language.refusal(words) { throw TranscriptRefusal("“% \(setting.name)”: \(problem)") }
            options += words
        } else if setting.values?.contains(value) == false {
            throw .value(value, setting)
        }
        if setting == .check { checksPlaces = value == "places" }
    }
}

/// The problem with a line.
struct TranscriptRefusal: Error {
    let problem: String

    init(_ problem: String) {
        self.problem = problem
    }

    static func value(_ value: String, _ setting: TranscriptSetting) -> TranscriptRefusal {
        TranscriptRefusal("“% \(setting.name)” can’t be “\(value)”: \(setting.form).")
    }
}
