/// The books of the library, and who has them.
struct LibraryRecords {
    static let titles = [1: "Emma", 2: "Dracula", 3: "Ulysses"]
    static let authors = [1: "Jane Austen", 2: "Bram Stoker", 3: "James Joyce"]

    /// The books that the member has at home.
    var lent: Set<Int> = [2, 3]
}
