import HeadlessUI

/// The texts that an explorer types where a screen cannot be passed without them.
public struct SampleEntries: Sendable {
    /// The environment variables of a walk, for secrets: `@env:NAME`.
    public let variables: [String: String]

    private let fields: [String: [(field: String, text: String)]]
    private let searches: [String: [String]]

    /// Creates entries by screen name.
    ///
    /// - Parameters:
    ///   - fields: the texts of a form, by field identifier.
    ///   - searches: the texts to search for.
    ///   - variables: the environment variables.
    public init(
        fields: [String: [(field: String, text: String)]] = [:], searches: [String: [String]] = [:],
        variables: [String: String] = [:]
    ) {
        (self.fields, self.searches, self.variables) = (fields, searches, variables)
    }

    /// The lines that fill in a screen; empty if it is filled in.
    func lines(for screen: Screen, at name: String) -> [String] {
        (fields[name] ?? []).compactMap { entry in
            guard let field = screen.controls.first(where: { $0.identifier == entry.field && $0.isEnabled }),
                field.isField, field.value ?? "" == "" || field.value != entry.text && field.role == .textField
            else { return nil }
            return "set \(entry.field) \(entry.text)"
        }
    }

    /// The texts to search for at a screen.
    func searches(at name: String) -> [String] { searches[name] ?? [] }
}
