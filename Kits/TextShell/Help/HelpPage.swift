import HeadlessUI

/// The help at a screen: what is here first, then what works at every screen. Values, so that any output can be made of
/// them.
struct HelpPage: Hashable {
    /// A line of the help.
    struct Row: Hashable {
        /// The form to type.
        let form: String
        /// The effect.
        let meaning: String
        /// The words that `help WORD` finds the row by.
        var names: [String] = []
    }

    /// The controls of the screen and the commands that need them.
    var here: [Row]

    /// The commands and words that work at every screen.
    var everywhere: [Row]

    /// The rest to know at a line.
    static let notes = "An empty line shows the screen again. " + commonNotes

    private static let commonNotes = """
        A question is answered with a whole name or a number.
        Where a word is a command and a name on the screen, you are asked which you mean; “:home” is the command.
        A secret is never typed on the line of a command: “set password” asks for it unseen.
        “set password @env:NAME” takes it from an environment variable.

        """

    /// The page as text.
    var text: String { parts + Self.notes }

    /// The page as text in a window, where no line is empty.
    var textInWindow: String { parts + Self.commonNotes }

    private var parts: String {
        let width = (here + everywhere).map { CellWidth.of($0.form) }.filter { $0 <= Self.widestForm }.max() ?? 0
        let part = { (title: String, rows: [Row]) in
            rows.isEmpty ? "" : "\(title)\n\n" + rows.map { $0.line(width) }.joined() + "\n"
        }
        return part("On this screen, type a number, or the start of a name, or:", here)
            + part("On every screen:", everywhere)
    }

    /// The rows alone, as text.
    var rowsText: String {
        let width = (here + everywhere).map { CellWidth.of($0.form) }.max() ?? 0
        return (here + everywhere).map { $0.line(width) }.joined()
    }

    /// The rows about one word: those that it names, or else those that it is the start of; commands last that have no
    /// use here.
    ///
    /// - Throws: a failure if nothing is called that.
    func rows(about word: String) throws(CommandFailure) -> HelpPage {
        let word = word.lowercased()
        let named = rows { $0.names.contains(word) }
        let others = HelpPage(here: [], everywhere: CommandWord.all.map { Row($0) }).rows { $0.names.contains(word) }
        let begun = rows { $0.names.contains { $0.hasPrefix(word) } }
        guard let found = [named, others, begun].first(where: { !$0.here.isEmpty || !$0.everywhere.isEmpty }) else {
            throw .unexplained(near: NearWords.nearest(to: word, among: names))
        }
        return found
    }

    private func rows(where fits: (Row) -> Bool) -> HelpPage {
        HelpPage(here: here.filter(fits), everywhere: everywhere.filter(fits))
    }

    private var names: [String] { (here + everywhere).flatMap(\.names) + CommandWord.all.flatMap(\.names) }

    /// Longer forms do not widen the column.
    private static let widestForm = 30
}

extension HelpPage.Row {
    fileprivate func line(_ width: Int) -> String { "  \(form.padded(to: width))  \(meaning)\n" }
}

extension CommandFailure {
    fileprivate static func unexplained(near words: [String]) -> CommandFailure {
        let guess = NearWords.question(about: words.map { "help \($0)" })
        return CommandFailure("Nothing here is called that.\(guess) “help” lists all that there is.", .usage)
    }
}
