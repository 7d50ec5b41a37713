/// An input without answers: what is missing on a line is asked for nowhere.
final class NoInput: LineInput {
    let isTerminal = false

    func line(prompt: String) async -> String? { nil }
    func secret(prompt: String) async -> String? { nil }
    func abandon() {}
    func close() {}
}
