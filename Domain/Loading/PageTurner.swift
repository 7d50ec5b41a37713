/// Which page of a list is on show, and where the pages before it started.
///
/// A page starts where the one before ended, by key: the repository says with each page where the next one starts.
package struct PageTurner<Cursor: Hashable & Sendable & LosslessStringConvertible>: Hashable, Sendable {
    /// Counts the pages that were turned to; reading starts anew when it changes.
    package private(set) var turns = 0

    private var starts: [Cursor] = []
    private var next: Cursor?

    /// On the first page.
    package init() {}

    /// The last row of the page before, or nil on the first page.
    package var after: Cursor? { starts.last }

    /// How many pages come before.
    package var index: Int { starts.count }

    /// Takes in where the next page starts, or that there is none.
    package mutating func learn(next: Cursor?) {
        self.next = next
    }

    /// Turns to the next page, where it is known that there is one, and says whether it did.
    @discardableResult package mutating func goToNext() -> Bool {
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
        starts = []
        turned()
    }

    /// The pages that were turned to, as words to keep over a restart; none on the first page. Words that are not
    /// understood lead there, too.
    package var input: [String: String] {
        get { index == 0 ? [:] : ["pages": starts.map(\.description).joined(separator: "\n")] }
        set {
            let words = newValue["pages"]?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
            let read = words.compactMap { Cursor(String($0)) }
            starts = read.count == words.count ? read : []
        }
    }

    private mutating func turned() {
        next = nil
        turns += 1
    }
}
