import HeadlessUI

/// Something that is shown in place of a screen's content until it is closed.
enum Overlay {
    /// Words to read.
    case pages(Pages)
    /// Things to choose from.
    case chooser(Chooser)
    /// A command that is being typed, below the content.
    case command(LineEditor)
}

/// Words that are longer than the window, perhaps.
struct Pages: Hashable {
    let text: String
    /// Whether lines are broken between words.
    let isProse: Bool
    var top = 0

    /// The lines at a width.
    func lines(width: Int) -> [String] {
        let text = VisibleText.escapedLines(of: text)
        let kept =
            isProse
            ? text.map { $0.kept(to: width - 2) } : text.map { $0.wrapped(to: width - 2).joined(separator: "\n") }
        return kept.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
    }
}

extension VisibleText {
    /// The lines of a text, each safe to print.
    fileprivate static func escapedLines(of text: String) -> [String] {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { escaped(String($0)) }
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }
}
