/// A site with the number that switches its change on.
package struct Mutant: Equatable, Sendable {
    /// The number, from 1.
    package let number: Int

    /// The site.
    package let site: Site

    /// Gives a site its number.
    package init(number: Int, site: Site) {
        (self.number, self.site) = (number, site)
    }
}

extension Mutant {
    /// The operator that replaces the one at the site. It mixes characters of two kinds of operators, so it clashes
    /// with none.
    var symbol: String {
        guard case .operation(let old, _) = site.change else { return "" }
        let digits = [number / 128, number % 128].compactMap { Unicode.Scalar(UInt32(0x2500 + $0)) }
        return old + String(String.UnicodeScalarView(digits))
    }

    /// The text written before and after the site; for an operator, the text that replaces it.
    var wrapping: (before: String, after: String) {
        switch site.change {
        case .operation: (symbol, "")
        case .negation: ("mutantNegated(\(number), ", ")")
        case .truth: ("mutantNegated(\(number), ", ")")
        case .number: ("mutantNumber(\(number), ", ")")
        case .omission: ("if !isMutant(\(number)) { ", " }")
        case .refusal(let isExpression):
            (" if isMutant(\(number)) { return false }\(isExpression ? "; return" : ";")", "")
        }
    }
}
