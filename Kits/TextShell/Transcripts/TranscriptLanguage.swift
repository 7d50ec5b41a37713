/// How a program's transcripts are written: what it is called in them, and what their lines may say of its runs.
public struct TranscriptLanguage {
    /// The program's name: in lines `$ NAME OPTIONS`, and in the fences of Markdown blocks.
    public let program: String

    /// What messages call the place where somebody sits.
    public var terminal = "terminal"

    /// What messages call what the runs at several terminals share.
    public var store = "store"

    /// The arguments that every run begins with, so that it repeats itself; those that a transcript names come later.
    public var usual: [String] = []

    /// What `%` lines can set, besides `check` and `seed`.
    public var settings: [TranscriptSetting] = []

    /// What is wrong with options of the command line; nil where nothing is.
    public var refusal: (_ options: [String]) -> String? = { _ in nil }

    /// What a transcript may not start the program with; nil where it may.
    public var refusalToRun: (_ arguments: [String], _ environment: [String: String]) -> String? = { _, _ in
        nil
    }

    /// The language of a program that has no settings of its own.
    public init(program: String) {
        self.program = program
    }
}

/// What a `%` line can set.
public struct TranscriptSetting: Hashable, Sendable {
    /// Its name, which the line begins with.
    public let name: String

    /// How it is written, for messages: `% width N`.
    public let form: String

    /// The option of the command line that it stands for, or nil.
    public let option: String?

    /// The only values that it has, or nil where the option decides.
    public let values: [String]?

    /// A setting that stands for an option.
    public init(_ name: String, form: String, option: String) {
        (self.name, self.form, self.option, values) = (name, form, option, nil)
    }

    /// A setting that has one of some values and says something to whoever reads.
    public init(_ name: String, form: String, values: [String]) {
        (self.name, self.form, option, self.values) = (name, form, nil, values)
    }

    /// How closely the transcript is held against what happens.
    static let check = TranscriptSetting(
        "check", form: "% check screens or % check places", values: ["screens", "places"])

    /// Which numbers random choices come from.
    static let seed = TranscriptSetting("seed", form: "% seed N", values: [])
}
