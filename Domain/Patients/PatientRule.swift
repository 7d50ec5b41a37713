/// The rules for the fields of a form about a patient.
package enum PatientRule {
    /// The earliest date of birth: older than anyone has become.
    package static let earliestBirth = Day(daysSince1970: -34_698)

    /// The rules for every field. A date of birth reports its own problem with a long text.
    static func problem(with text: String, in field: PatientField) -> String? {
        guard field == .born else { return field.rule.problem(with: text) }
        return field.rule.holdsInvisible(text) ? field.rule.message(.invisible) : nil
    }

    static func problem(withName name: String) -> String? {
        if name.isEmpty { return "A name is needed." }
        if let flaw = NameRule.flaw(in: name) { return flaw.message }
        // The name must have letters to search and sort by.
        return FoldedText(name).text.isEmpty ? NameFlaw.noLetter.message : nil
    }

    static func problem(withBirth born: String, today: Day) -> String? {
        do throws(DayProblem) {
            let day = try Day(born: born, today: today)
            if day > today { return "A date of birth does not lie in the future." }
            return day < earliestBirth ? "Nobody alive was born before \(earliestBirth)." : nil
        } catch {
            return error.missingDay ?? "A date of birth is needed, such as 1988-06-14."
        }
    }

    static func problem(withPhone phone: String) -> String? {
        let digits = phone.utf8.count { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        let isPlausible = (5...15).contains(digits) && phone.utf8.allSatisfy(phoneCharacters.contains)
        return isPlausible ? nil : "A telephone number is needed, such as +34 600 555 101."
    }

    static func problem(withEmail email: String) -> String? {
        let parts = email.split(separator: "@", omittingEmptySubsequences: false)
        let labels = (parts.last ?? "").split(separator: ".", omittingEmptySubsequences: false)
        let isPlausible =
            parts.count == 2 && parts.allSatisfy { !$0.isEmpty } && labels.count > 1
            && labels.allSatisfy { !$0.isEmpty }
            && !email.contains(where: \.isWhitespace)
        return email.isEmpty || isPlausible ? nil : "An e-mail address looks like lena@example.com."
    }

    private static let phoneCharacters = Array("0123456789+-()/. ".utf8)
}

extension PatientField {
    /// The most characters that the field may have.
    package var maxLength: Int {
        switch self {
        case .name: 100
        case .born: 10
        case .phone: 30
        case .email: 254
        case .address: 200
        }
    }

    fileprivate var rule: TextRule { TextRule(name: title, maxLength: maxLength) }
}
