import Domain

/// The waiting room's music at the example clinic. Neither the albums nor who plays on them exist.
struct ExampleMusic {
    /// An album with its songs, which are numbered on from `firstSong`.
    let number: Int
    let title: String
    let performer: String
    let firstSong: Int
    let songs: [(title: String, seconds: Int)]

    /// Every album, by number.
    static let albums = [
        ExampleMusic(
            number: 71, title: "Small Hours at Quillen Bay", performer: "The Quennel Five", firstSong: 601,
            songs: [("Fog over Quillen Bay", 245), ("The Ninth Umbrella", 198), ("Kettle Waltz in Blue", 221)]),
        ExampleMusic(
            number: 72, title: "Letters to Arvane", performer: "Ostra Lindqvane", firstSong: 604,
            songs: [("Slow Ferry to Arvane", 312), ("Stamps and Candle Wax", 187), ("Arvane by Lamplight", 264)]),
        ExampleMusic(
            number: 73, title: "Paper Boats 紙船", performer: "Marrow & Fenn", firstSong: 607,
            songs: [("Fold, Crease, Float", 175), ("An Hour before the Bakery", 233)]),
    ]

    /// The numbers of the playlist's songs, in its order: no two of one album in a row.
    static let playlist = [601, 604, 607, 602, 605, 608, 603, 606]

    /// Fills empty tables. Runs inside a transaction.
    static func insert(in connection: Connection) throws(AppError) {
        for album in albums { try album.insert(in: connection) }
        for (position, number) in playlist.enumerated() {
            try connection.run(
                "INSERT INTO playlist_song (position, song_number) VALUES (?, ?)",
                [.integer(position), .integer(number)])
        }
    }

    private func insert(in connection: Connection) throws(AppError) {
        try connection.run(
            "INSERT INTO album (id, number, title, performer) VALUES (?, ?, ?, ?)",
            [.identity(ExampleIdentity.music.uuid(number)), .integer(number), .text(title), .text(performer)])
        for (index, song) in songs.enumerated() {
            try connection.run(
                "INSERT INTO song (id, number, title, album_number, track, seconds) VALUES (?, ?, ?, ?, ?, ?)",
                [
                    .identity(ExampleIdentity.music.uuid(firstSong + index)), .integer(firstSong + index),
                    .text(song.title), .integer(number), .integer(index + 1), .integer(song.seconds),
                ])
        }
    }
}
