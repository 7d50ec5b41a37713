/// A service as a list of services describes it.
package struct ServiceDraft: Hashable, Sendable {
    private static let rule = TextRule(name: "The name of a service", maxLength: 60)

    /// The line of the list that describes it.
    package let line: Int
    /// The service, with the word for links that its name gives.
    package let service: Service
    /// The user names of the clinicians who offer it.
    package let clinicians: [String]
    /// Whether it is no longer offered.
    package let isRetired: Bool

    /// A service from its parts.
    ///
    /// - Throws: ``AppError/invalidInput(_:)`` for the first part that cannot be.
    package init(
        line: Int, title: String, minutes: Int, clinicians: [String], isRetired: Bool
    ) throws(AppError) {
        let title = Self.rule.normalized(title)
        if let problem = Self.rule.problem(with: title) { throw .invalidInput(problem) }
        guard let slug = ServiceSlug(CategoryName.slug(title)) else {
            throw .invalidInput("The name of a service has letters from a to z or digits.")
        }
        guard Service.possibleMinutes.contains(minutes) else {
            let possible = Service.possibleMinutes
            throw .invalidInput("A service takes \(possible.lowerBound) to \(possible.upperBound) minutes.")
        }
        (self.line, self.clinicians, self.isRetired) = (line, clinicians.map { $0.trimmed.lowercased() }, isRetired)
        service = Service(slug: slug, title: title, minutes: minutes)
    }
}
