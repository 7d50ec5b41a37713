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
    /// The operator that takes the place of the one at the site: characters of two kinds of operators, so that it is
    /// nobody else's.
    var symbol: String {
        guard case .operation(let old, _) = site.change else { return "" }
        let digits = [number / 128, number % 128].compactMap { Unicode.Scalar(UInt32(0x2500 + $0)) }
        return old + String(String.UnicodeScalarView(digits))
    }

    /// What is written before, and after, what stands at the site; for an operator what is written for it.
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
