/// Which page of a list is on show, and where the pages before it started.
///
/// A page starts where the one before ended, by key: the repository says with each page where the next one starts.
package struct PageTurner<Cursor: Hashable & Sendable>: Hashable, Sendable {
    /// Counts the pages that were turned to; reading starts anew when it changes.
    package private(set) var turns = 0

    private var starts: [Cursor?] = [nil]
    private var next: Cursor?

    /// On the first page.
    package init() {}

    /// The last row of the page before, or nil on the first page.
    package var after: Cursor? { starts.last ?? nil }

    /// How many pages come before.
    package var index: Int { starts.count - 1 }

    /// Takes in where the next page starts, or that there is none.
    package mutating func learn(next: Cursor?) {
        self.next = next
    }

    /// Turns to the next page, where it is known that there is one, and says whether it did.
    @discardableResult package mutating func goOn() -> Bool {
        guard let next else { return false }
        starts.append(next)
        turned()
        return true
    }

    /// Turns to the page before, where there is one, and says whether it did.
    @discardableResult package mutating func goBack() -> Bool {
        guard index > 0 else { return false }
        starts.removeLast()
        turned()
        return true
    }

    /// Turns to the first page anew.
    package mutating func startAgain() {
        starts = [nil]
        turned()
    }

    private mutating func turned() {
        next = nil
        turns += 1
    }
}
