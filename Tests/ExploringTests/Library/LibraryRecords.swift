/// The books of the library, and their borrowers.
struct LibraryRecords {
    static let titles = [1: "Emma", 2: "Dracula", 3: "Ulysses"]
    static let authors = [1: "Jane Austen", 2: "Bram Stoker", 3: "James Joyce"]

    /// The books that the member has borrowed.
    var lent: Set<Int> = [2, 3]
}
