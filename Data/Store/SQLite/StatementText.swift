/// What a kept statement is found by: its text.
///
/// Only the length is hashed. Statements are long and few, and most look-ups come with the very same string, which is seen to
/// be equal without reading it.
struct StatementText: Hashable {
    let sql: String

    func hash(into hasher: inout Hasher) {
        hasher.combine(sql.utf8.count)
    }
}
