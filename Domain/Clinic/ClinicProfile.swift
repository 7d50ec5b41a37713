/// The facts about the clinic itself that the whole app needs.
package struct ClinicProfile: Hashable, Sendable {
    /// The name on the door; empty before the first exchange of a new workstation.
    package let name: String

    /// The currency of every price.
    package let currency: Currency

    /// Whether it is the example, whose passwords everyone knows.
    package let isExample: Bool

    /// A clinic by its facts.
    package init(name: String, currency: Currency, isExample: Bool) {
        self.name = name
        self.currency = currency
        self.isExample = isExample
    }
}
