/// A place in a source where something can be changed, and how.
package struct Site: Equatable, Sendable {
    /// What is changed there.
    package enum Change: Equatable, Sendable {
        /// Another operator of the same kind.
        case operation(String, String)
        /// A clause of `guard`, `if` or `while` says the opposite.
        case negation
        /// The other Boolean.
        case truth(Bool)
        /// The next number.
        case number(Int)
        /// A statement is left out.
        case omission
        /// A verb does nothing and says so; whether its body is one expression, which it returns.
        case refusal(isExpression: Bool)
    }

    /// What is changed.
    package let change: Change

    /// The bytes that it is about: an operator, a clause, a literal, a statement; nothing, where a verb's body begins.
    package let range: Range<Int>

    /// Its line, from 1.
    package let line: Int

    /// The line's text.
    package let code: String

    /// What was changed, to read.
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
    /// - Parameter hasVerbs: whether its mutating functions that return a Bool are verbs, which say whether anything
    ///   changed.
    /// - Returns: the sites, from the first byte on; of those that begin together the longest first.
    package func sites(hasVerbs: Bool) -> [Site] {
        let all = operations() + negations() + truths() + numbers() + omissions() + (hasVerbs ? refusals() : [])
        return all.sorted { ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound) }
    }

    func site(_ change: Site.Change, at token: Int, _ range: Range<Int>) -> Site {
        Site(change: change, range: range, line: lines[token], code: line(ofTokenAt: token))
    }
}
