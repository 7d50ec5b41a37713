import LayeringEngine

/// An option of a command, as it is parsed and as its help tells it.
struct Option {
    let name: String
    /// Its value as help calls it; empty for an option without one.
    var value = ""
    /// Empty where it is one of the command's forms.
    var meaning = ""

    static let all = [
        Option(
            name: "--only", value: "RULE|PATH",
            meaning: "this rule, file or folder alone, * stands for all but /; repeatable"),
        Option(name: "--format", value: "FORMAT"),
        Option(name: "--today", value: "DATE", meaning: "hold exceptions against this day, as 2026-12-31"),
        Option(name: "--strict", meaning: "a warning is an error, too"),
        Option(
            name: "--index-store", value: "DIR",
            meaning: "what the build has left, \"$(swift build --show-bin-path)\", or the index in it"),
        Option(name: "--write", meaning: "change the files, where otherwise the difference is only shown"),
        Option(name: "--as", value: "FORM"),
        Option(name: "--tests", meaning: "with the test targets"),
        Option(name: "--package", value: "DIR", meaning: "the package; otherwise the folder that this is called in"),
        Option(
            name: "--facts", value: "FILE",
            meaning: "what the package declares, instead of asking `swift package dump-package`"),
    ]

    /// One option a line, for help.
    static func lines(of options: [Option], forms: String) -> String {
        options.map { option in
            let start = [option.name, option.value].filter { !$0.isEmpty }.joined(separator: " ")
            let meaning = option.meaning.isEmpty ? forms : option.meaning
            return "  \(start)\(String(repeating: " ", count: max(1, 20 - start.count)))\(meaning)\n"
        }.joined()
    }
}
