extension Migration {
    /// The changes of format 3 for music: the songs, the playlist, and the clinic's queue.
    ///
    /// The queue's one row has at most one of `since` and `position`: the moment at which the current song began, or
    /// how many milliseconds had played when it was paused.
    static let musicChanges: [String] = [
        """
        CREATE TABLE album (
            id BLOB NOT NULL UNIQUE CHECK (length(id) = 16), number INTEGER PRIMARY KEY CHECK (number > 0),
            title TEXT NOT NULL, performer TEXT NOT NULL
        ) STRICT
        """,
        """
        CREATE TABLE song (
            id BLOB NOT NULL UNIQUE CHECK (length(id) = 16), number INTEGER PRIMARY KEY CHECK (number > 0),
            title TEXT NOT NULL, album_number INTEGER NOT NULL REFERENCES album (number), track INTEGER NOT NULL,
            seconds INTEGER NOT NULL CHECK (seconds > 0), UNIQUE (album_number, track)
        ) STRICT
        """,
        """
        CREATE TABLE playlist_song (
            position INTEGER PRIMARY KEY, song_number INTEGER NOT NULL REFERENCES song (number)
        ) STRICT
        """,
        """
        CREATE TABLE play_queue (
            only INTEGER PRIMARY KEY CHECK (only = 1), since INTEGER, position INTEGER CHECK (position >= 0),
            version INTEGER NOT NULL, CHECK (since IS NULL OR position IS NULL)
        ) STRICT
        """,
        """
        CREATE TABLE play_queue_entry (
            id BLOB PRIMARY KEY NOT NULL CHECK (length(id) = 16), part TEXT NOT NULL, position INTEGER NOT NULL,
            song_number INTEGER NOT NULL REFERENCES song (number), UNIQUE (part, position)
        ) STRICT, WITHOUT ROWID
        """,
        "INSERT INTO play_queue (only, version) VALUES (1, 1)",
    ]
}
