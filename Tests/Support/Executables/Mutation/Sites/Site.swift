/// A place in a source that can be mutated, and the change there.
package struct Site: Equatable, Sendable {
    /// A kind of change.
    package enum Change: Equatable, Sendable {
        /// Another operator of the same kind.
        case operation(String, String)
        /// The negation of a clause of `guard`, `if` or `while`.
        case negation
        /// The other Boolean.
        case truth(Bool)
        /// The number plus one.
        case number(Int)
        /// A statement omitted.
        case omission
        /// A verb that does nothing and returns false; `isExpression` tells whether its body is one expression.
        case refusal(isExpression: Bool)
    }

    /// The change.
    package let change: Change

    /// The bytes of the operator, clause, literal or statement; empty at the start of a verb's body.
    package let range: Range<Int>

    /// Its line, from 1.
    package let line: Int

    /// The line's text.
    package let code: String

    /// A description of the change.
    package var summary: String {
        switch change {
        case .operation(let old, let new): "\(old) became \(new)"
        case .negation: "a clause was negated"
        case .truth(let value): "\(value) became \(!value)"
        case .number(let value): "\(value) became \(value + 1)"
        case .omission: "a statement was left out"
        case .refusal: "the verb changed nothing and said so"
        }
    }
}

extension SourceFile {
    /// Every site.
    ///
    /// - Parameter hasVerbs: whether its mutating functions that return a Bool are verbs, which report whether
    ///   anything changed.
    /// - Returns: the sites, in order of their first byte; of those that begin together, the longest first.
    package func sites(hasVerbs: Bool) -> [Site] {
        let all = operations() + negations() + truths() + numbers() + omissions() + (hasVerbs ? refusals() : [])
        return all.sorted { ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound) }
    }

    func site(_ change: Site.Change, at token: Int, _ range: Range<Int>) -> Site {
        Site(change: change, range: range, line: lines[token], code: line(ofTokenAt: token))
    }
}
