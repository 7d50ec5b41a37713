import HeadlessUI
import TextShell

/// A failed step of a driver: the problem, the nearest match, and the screen before and after the previous step.
public struct DriverFailure: Error, CustomStringConvertible {
    /// The failure, on several lines.
    public let description: String

    init(_ problem: String, near name: String = "", among names: [String] = [], on sight: Sight) {
        let nearest = names.min { $0.distance(to: name) < $1.distance(to: name) }
        let hint = nearest.map { "; the nearest is “\($0)”" } ?? ""
        description = "\(problem)\(hint).\n\(sight)"
    }
}

/// The screen as a test sees it, and as it was before the last step.
struct Sight: CustomStringConvertible {
    let screen: Screen
    let last: (step: String, screen: Screen)?

    var description: String {
        let now = TextRenderer(width: 80).text(of: screen)
        guard let last else { return now.behindGutter }
        let before = TextRenderer(width: 80).text(of: last.screen)
        guard before != now else { return "“\(last.step)” changed nothing:\n\(now.behindGutter)" }
        return "Before “\(last.step)” (-) and after it (+):\n\(LineDifference(before, now).text.behindGutter)"
    }
}

extension String {
    /// The lines of a text, each behind a bar that keeps a test's log from swallowing the indent.
    var behindGutter: String {
        split(separator: "\n", omittingEmptySubsequences: false).dropLast(hasSuffix("\n") ? 1 : 0)
            .map { "│ \($0)" }.joined(separator: "\n")
    }

    /// How far one text is from the other, in any case.
    fileprivate func distance(to other: String) -> Int {
        EditDistance(from: Array(lowercased().unicodeScalars), to: Array(other.lowercased().unicodeScalars)).value
    }
}
