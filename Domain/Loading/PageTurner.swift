/// The current page of a list, and the starts of the pages before it.
///
/// A page starts by key where the one before ended: the repository returns the start of the next page with each page.
package struct PageTurner<Cursor: Hashable & Sendable & LosslessStringConvertible>: Hashable, Sendable {
    /// The number of page turns; reading restarts when it changes.
    package private(set) var turns = 0

    private var starts: [Cursor] = []
    private var next: Cursor?

    /// On the first page.
    package init() {}

    /// The last row of the page before, or nil on the first page.
    package var after: Cursor? { starts.last }

    /// How many pages come before.
    package var index: Int { starts.count }

    /// Records the start of the next page, or that there is none.
    package mutating func learn(next: Cursor?) {
        self.next = next
    }

    /// Turns to the next page if it is known. Returns whether it did.
    @discardableResult package mutating func goToNext() -> Bool {
        guard let next else { return false }
        starts.append(next)
        turned()
        return true
    }

    /// Turns to the previous page if there is one. Returns whether it did.
    @discardableResult package mutating func goBack() -> Bool {
        guard index > 0 else { return false }
        starts.removeLast()
        turned()
        return true
    }

    /// Turns to the first page and reads it again.
    package mutating func startAgain() {
        starts = []
        turned()
    }

    /// The page as input to store over a restart; empty on the first page. Setting input that cannot be read leads to
    /// the first page, too.
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
