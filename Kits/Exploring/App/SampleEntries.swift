import HeadlessUI

/// What an explorer types: only where something cannot be reached without it.
public struct SampleEntries: Sendable {
    /// The environment variables of a walk, for secrets: `@env:NAME`.
    public let variables: [String: String]

    private let fields: [String: [(field: String, text: String)]]
    private let searches: [String: [String]]

    /// Entries by the name of their screen.
    ///
    /// - Parameters:
    ///   - fields: what goes into a form, by the identifiers of its fields.
    ///   - searches: what is searched for.
    ///   - variables: the environment variables.
    public init(
        fields: [String: [(field: String, text: String)]] = [:], searches: [String: [String]] = [:],
        variables: [String: String] = [:]
    ) {
        (self.fields, self.searches, self.variables) = (fields, searches, variables)
    }

    /// What to type at a screen to fill it in; nothing where that was done.
    func lines(for screen: Screen, at name: String) -> [String] {
        (fields[name] ?? []).compactMap { entry in
            guard let field = screen.controls.first(where: { $0.identifier == entry.field && $0.isEnabled }),
                field.isField, field.value ?? "" == "" || field.value != entry.text && field.role == .textField
            else { return nil }
            return "set \(entry.field) \(entry.text)"
        }
    }

    /// What to search for at a screen.
    func searches(at name: String) -> [String] { searches[name] ?? [] }
}
