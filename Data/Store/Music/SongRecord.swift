import Domain

/// A song's row, joined with its album's.
enum SongRecord {
    /// The columns that `song(_:from:)` reads, in their order.
    static let columns = "song.id, song.number, song.title, song.seconds, \(AlbumRecord.columns)"

    /// A song with its album.
    static let tables = "song JOIN album ON album.number = song.album_number"

    /// The playlist's songs, in its order.
    static func playlist(in connection: Connection) throws(AppError) -> [Song] {
        try connection.rows(
            """
            SELECT \(columns) FROM playlist_song JOIN song ON song.number = playlist_song.song_number
            JOIN album ON album.number = song.album_number ORDER BY playlist_song.position
            """
        ) { row throws(AppError) in try song(row, from: 0) }
    }

    /// An album's songs, in its order.
    static func songs(onAlbum number: AlbumNumber, in connection: Connection) throws(AppError) -> [Song] {
        try connection.rows(
            "SELECT \(columns) FROM \(tables) WHERE song.album_number = ? ORDER BY song.track, song.number",
            [.integer(number.rawValue)]
        ) { row throws(AppError) in try song(row, from: 0) }
    }

    /// The song with a number.
    ///
    /// - Throws: `AppError.notFound` if there is none.
    static func stored(_ number: SongNumber, in connection: Connection) throws(AppError) -> Song {
        let found = try connection.first(
            "SELECT \(columns) FROM \(tables) WHERE song.number = ?", [.integer(number.rawValue)]
        ) { row throws(AppError) in try song(row, from: 0) }
        guard let found else { throw .notFound("Song \(number)") }
        return found
    }

    /// The song in a row whose columns begin at one of them.
    static func song(_ row: Row, from column: Int32) throws(AppError) -> Song {
        guard let number = SongNumber(try row.integer(column + 1)) else { throw row.corrupt("a song has no number") }
        guard let length = SongLength(seconds: try row.integer(column + 3)) else {
            throw row.corrupt("song \(number) has no length")
        }
        return Song(
            id: Identifier(try row.identity(column)), number: number, title: try row.text(column + 2),
            album: try AlbumRecord.album(row, from: column + 4), length: length)
    }
}
