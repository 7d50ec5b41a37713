import HeadlessUI

/// Determines the text for a field: typed after its name, from an environment variable, or as the answer to a prompt.
@MainActor struct FieldEntry {
    let input: any LineInput
    /// The value of an environment variable.
    let variable: (String) -> String?

    /// The text for a field.
    ///
    /// - Throws: a failure if a secret is typed on the command line, a variable is not set, or the input ends.
    func value(for field: Node, typed: String?) async throws(CommandFailure) -> String {
        guard let typed else { return try await asked(field) }
        guard field.role == .secureField else { return typed }
        guard typed.hasPrefix("@env:") else {
            throw CommandFailure(
                "A secret is not typed where it can be seen: “set \(field.label.lowercased())” asks for it, and "
                    + "“@env:NAME” after it takes it from an environment variable.", .usage)
        }
        return try value(of: String(typed.dropFirst(5)))
    }

    /// The position of the choice that `name` means: the choice itself or its start, in any case.
    nonisolated static func option(of field: Node, named name: String) throws(CommandFailure) -> Int {
        let name = name.lowercased()
        let options = field.options.map { $0.lowercased() }
        if let exact = options.firstIndex(of: name) { return exact }
        let found = options.indices.filter { options[$0].hasPrefix(name) }
        if let only = found.first, found.count == 1 { return only }
        throw CommandFailure("\(field.label) can be: \(field.options.joined(separator: ", ")).", .usage)
    }

    private func value(of name: String) throws(CommandFailure) -> String {
        guard let value = variable(name) else {
            throw CommandFailure("The environment variable \(VisibleText.escaped(name)) is not set.", .usage)
        }
        return value
    }

    private func asked(_ field: Node) async throws(CommandFailure) -> String {
        let prompt = "\(field.label): "
        let isSecret = field.role == .secureField
        let answer =
            isSecret
            ? try await input.secret(prompt: prompt) : try await input.line(prompt: prompt, help: .value(of: field))
        guard let answer else { throw CommandFailure("The input ended before \(field.label) was given.", .usage) }
        return answer
    }
}
