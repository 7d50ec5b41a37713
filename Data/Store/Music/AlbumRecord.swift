import Domain

/// An album's row.
enum AlbumRecord {
    /// The columns that `album(_:from:)` reads, in their order.
    static let columns = "album.id, album.number, album.title, album.performer"

    /// The album with a number.
    ///
    /// - Throws: `AppError.notFound` if there is none.
    static func stored(_ number: AlbumNumber, in connection: Connection) throws(AppError) -> Album {
        let found = try connection.first(
            "SELECT \(columns) FROM album WHERE number = ?", [.integer(number.rawValue)]
        ) { row throws(AppError) in try album(row, from: 0) }
        guard let found else { throw .notFound("Album \(number)") }
        return found
    }

    /// The album in a row whose columns begin at one of them.
    static func album(_ row: Row, from column: Int32) throws(AppError) -> Album {
        guard let number = AlbumNumber(try row.integer(column + 1)) else {
            throw row.corrupt("an album has no number")
        }
        return Album(
            id: Identifier(try row.identity(column)), number: number, title: try row.text(column + 2),
            performer: try row.text(column + 3))
    }
}
