/// A clinic of one's own as it begins, but for the password of its first manager.
package struct ClinicFounding: Hashable, Sendable {
    /// The most characters that the name of a clinic may have.
    package static let maxLength = 60

    private static let nameRule = TextRule(name: "The name of a clinic", maxLength: maxLength)

    /// The clinic's name.
    package let name: String

    /// The name of its time zone in the IANA database; whether this machine knows it is checked when it is made.
    package let timeZone: String

    /// The currency of its prices.
    package let currency: Currency

    /// How the first manager is shown.
    package let manager: StaffDetails

    /// The name that the first manager signs in with.
    package let userName: UserName

    /// A clinic by what was typed.
    ///
    /// - Throws: ``AppError/invalidInput(_:)`` for the first thing that cannot be.
    package init(
        name: String, timeZone: String, currency: String, manager: String, userName: String
    ) throws(AppError) {
        if let problem = Self.problem(withName: name) { throw .invalidInput(problem) }
        if let problem = Self.problem(withCurrency: currency) { throw .invalidInput(problem) }
        if let problem = UserName.problem(with: userName) { throw .invalidInput(problem) }
        guard let known = Currency(code: currency.uppercased()), let user = UserName(userName) else {
            throw .unexpected("a founding passed its checks and is none")
        }
        do throws(StaffDetailsProblem) {
            self.manager = try StaffDetails(name: manager, phoneExtension: "")
        } catch {
            throw .invalidInput(error.message)
        }
        (self.name, self.timeZone, self.currency) = (Self.nameRule.normalized(name), timeZone, known)
        self.userName = user
    }

    /// Why a text cannot be the name of a clinic, or nil when it can.
    package static func problem(withName name: String) -> String? {
        let name = nameRule.normalized(name)
        return name.isEmpty ? "A clinic has a name." : nameRule.problem(with: name)
    }

    /// Why a text cannot be the currency of a clinic, or nil when it can.
    package static func problem(withCurrency code: String) -> String? {
        guard Currency(code: code.uppercased()) == nil else { return nil }
        return "The currency is one of \(Currency.all.map(\.code).joined(separator: ", "))."
    }
}
