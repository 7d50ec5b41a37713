/// A service as somebody describes it.
package struct ServiceDraft: Hashable, Sendable {
    /// The title, by which people know it.
    package let title: String
    /// How long it takes, in minutes.
    package let minutes: Int
    /// The user names of the clinicians who offer it, in order.
    package let clinicians: [String]

    /// A service from its parts.
    ///
    /// - Throws: ``AppError/invalidInput(_:)`` for the first part that cannot be.
    package init(title: String, minutes: Int, clinicians: [String]) throws(AppError) {
        self.title = try OfferRule.title(title, of: .services)
        if let problem = OfferRule.problem(withMinutes: minutes) { throw .invalidInput(problem) }
        self.minutes = minutes
        self.clinicians = Set(clinicians.map { $0.trimmed.lowercased() }).sorted()
    }
}
