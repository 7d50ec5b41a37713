/// The language of a program's transcripts: its name, and the settings that they can have.
public struct TranscriptLanguage {
    /// The program's name: in lines `$ NAME OPTIONS`, and in the fences of Markdown blocks.
    public let program: String

    /// The word in messages for what several terminals share.
    public var store = "store"

    /// The arguments that every run begins with, so that it repeats itself; those that a transcript names come later.
    public var usual: [String] = []

    /// The settings of `%` lines, besides `check` and `seed`.
    public var settings: [TranscriptSetting] = []

    /// The problem with options of the command line; nil for none.
    public var refusal: (_ options: [String]) -> String? = { _ in nil }

    /// The reason why a transcript may not start the program this way; nil if it may.
    public var refusalToRun: (_ arguments: [String], _ environment: [String: String]) -> String? = { _, _ in
        nil
    }

    /// Creates the language of a program without settings.
    public init(program: String) {
        self.program = program
    }
}

/// A setting of `%` lines.
public struct TranscriptSetting: Hashable, Sendable {
    /// Its name, which the line begins with.
    public let name: String

    /// How it is written, for messages: `% width N`.
    public let form: String

    /// The option of the command line that it sets, or nil.
    public let option: String?

    /// The only values that it has, or nil where the option decides.
    public let values: [String]?

    /// Creates a setting that is an option.
    public init(_ name: String, form: String, option: String) {
        (self.name, self.form, self.option, values) = (name, form, option, nil)
    }

    /// Creates a setting with fixed values.
    public init(_ name: String, form: String, values: [String]) {
        (self.name, self.form, option, self.values) = (name, form, nil, values)
    }

    /// How closely the transcript is held against what happens.
    static let check = TranscriptSetting(
        "check", form: "% check screens or % check places", values: ["screens", "places"])

    /// Which numbers random choices come from.
    static let seed = TranscriptSetting("seed", form: "% seed N", values: [])
}
