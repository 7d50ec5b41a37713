/// How a member of staff wants to be shown to others, and reached by them.
package struct StaffDetails: Hashable, Sendable {
    /// The most characters that a name may have.
    package static let maxLength = 60

    /// How many digits a phone extension may have.
    package static let digits = 1...6

    fileprivate static let nameRule = TextRule(name: "A name", maxLength: maxLength)

    /// The name that others see.
    package let name: String

    /// The phone extension, digits alone, or nil for none.
    package let phoneExtension: String?

    /// Creates details from input, without the blanks around it. Blanks alone are no extension.
    ///
    /// - Throws: ``StaffDetailsProblem`` for the first problem.
    package init(name: String, phoneExtension: String) throws(StaffDetailsProblem) {
        let (name, phone) = (Self.nameRule.normalized(name), Self.nameRule.normalized(phoneExtension))
        guard !name.isEmpty else { throw .noName }
        switch Self.nameRule.flaw(in: name) {
        case .long: throw .longName
        case .invisible: throw .unprintableName
        case nil: break
        }
        if let flaw = NameRule.flaw(in: name) { throw .badName(flaw) }
        guard phone.isEmpty || Self.isExtension(phone) else { throw .noExtension }
        self.name = name
        self.phoneExtension = phone.isEmpty ? nil : phone
    }

    private static func isExtension(_ text: String) -> Bool {
        digits.contains(text.utf8.count)
            && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
}

/// The reason why details cannot be saved.
package enum StaffDetailsProblem: Error, Hashable, Sendable {
    /// Nothing is left of the name.
    case noName
    /// The name has more than ``StaffDetails/maxLength`` characters.
    case longName
    /// The name has characters that cannot be shown.
    case unprintableName
    /// The name is none that anyone has.
    case badName(NameFlaw)
    /// The extension is something else than ``StaffDetails/digits`` digits.
    case noExtension
}

extension StaffDetailsProblem {
    /// The problem in one sentence.
    package var message: String {
        switch self {
        case .noName: "Others need a name to call you by."
        case .longName: StaffDetails.nameRule.message(.long)
        case .unprintableName: StaffDetails.nameRule.message(.invisible)
        case .badName(let flaw): flaw.message
        case .noExtension: "A phone extension has 1 to \(StaffDetails.digits.upperBound) digits and nothing else."
        }
    }
}
