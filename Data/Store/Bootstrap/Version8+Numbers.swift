extension Migration {
    /// The numbers that were given out while none was left, of each kind, with the final ones once there are some.
    static let numberChanges = [
        """
        CREATE TABLE provisional_number (
            subject TEXT NOT NULL, provisional INTEGER NOT NULL CHECK (provisional > 1000000000), number INTEGER,
            PRIMARY KEY (subject, provisional)
        ) STRICT, WITHOUT ROWID
        """
    ]
}
