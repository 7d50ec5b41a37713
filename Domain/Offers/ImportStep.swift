/// The effect of one line of a list that is taken in.
package enum ImportStep: Hashable, Sendable {
    /// Something new comes.
    case added(line: Int, String)
    /// Something is changed, in these ways.
    case changed(line: Int, String, [String])
    /// Everything is so already.
    case unchanged(line: Int, String)
}

extension ImportStep: CustomStringConvertible {
    /// The effect in a few words.
    package var description: String {
        switch self {
        case .added(let line, let name): "line \(line): \(name) is new"
        case .changed(let line, let name, let changes): "line \(line): \(name): \(changes.joined(separator: ", "))"
        case .unchanged(let line, let name): "line \(line): \(name) stays"
        }
    }
}
