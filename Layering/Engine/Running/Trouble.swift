/// The failure of a run: what happened, and what to do.
package struct Trouble: Error, CustomStringConvertible {
    /// Both, as sentences.
    package let description: String

    /// Says what happened and what to do.
    package init(_ what: String, fix: String) {
        description = "\(what). \(fix)"
    }
}
