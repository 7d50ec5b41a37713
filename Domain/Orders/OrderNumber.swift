/// The short number that people and links use for an order, such as 1042.
package struct OrderNumber: Hashable, Sendable, Comparable {
    /// The number, greater than zero.
    package let rawValue: Int

    /// A number greater than zero, or nil.
    package init?(_ rawValue: Int) {
        guard rawValue > 0 else { return nil }
        self.rawValue = rawValue
    }

    /// Orders by number.
    package static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension OrderNumber: CustomStringConvertible {
    /// The number as people write it: `#1042`.
    package var description: String { "#\(rawValue)" }
}
