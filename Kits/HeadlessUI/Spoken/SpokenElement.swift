/// A part of a screen that may come, change or go from one step to the next.
struct SpokenElement: Hashable {
    /// The kinds of parts.
    enum Kind: Hashable {
        /// A failure, or a warning.
        case problem
        /// Something to fill in, choose or switch.
        case field
        /// The title of a section.
        case heading
        /// A name with its value.
        case fact
        /// Other words.
        case text
        /// An entry of a list.
        case row
        /// Something to press.
        case button
    }

    /// Names a part from one step to the next: by its kind, its name, and how many of that name come before it.
    struct Key: Hashable {
        let kind: Kind
        let name: String
        let position: Int
    }

    let key: Key
    /// The words that are said of it.
    let words: [String]
    var isEnabled = true
}
