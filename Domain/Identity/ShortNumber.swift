/// The short number that people and links use for one `Subject`, such as order 1042.
///
/// The phantom type keeps an order's number from being passed where a patient's is meant.
package struct ShortNumber<Subject>: Hashable, Sendable, Comparable {
    /// The number, greater than zero.
    package let rawValue: Int

    /// A number greater than zero, or nil.
    package init?(_ rawValue: Int) {
        guard rawValue > 0 else { return nil }
        self.rawValue = rawValue
    }

    /// Numbers by size.
    package static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension ShortNumber: CustomStringConvertible {
    /// The number as people write it: `#1042`.
    package var description: String { "#\(rawValue)" }
}
