/// The lines that Tab goes through, one after the other, and the typed line as the last of them.
struct CompletionMenu: Hashable {
    private let lines: [String]
    private var index: Int

    /// A menu at the typed line.
    init(_ completion: Completion) {
        lines = completion.candidates.map(\.line) + [completion.line]
        index = completion.candidates.count
    }

    /// The line that is chosen.
    var line: String { lines[index] }

    /// Goes on, or back.
    mutating func go(_ step: Int) {
        index = (index + step + lines.count) % lines.count
    }

    /// Goes back to the typed line.
    mutating func leave() {
        index = lines.count - 1
    }
}
