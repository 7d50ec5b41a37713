/// Names one action of one rendering. Counts from 1, top to bottom: it is also the number that people type.
public struct ActionID: Hashable, Sendable, Comparable {
    /// The position among the actions of the screen, from 1.
    public let number: Int

    /// The action at a position.
    public init(_ number: Int) {
        self.number = number
    }

    /// Orders from top to bottom.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.number < rhs.number }
}
