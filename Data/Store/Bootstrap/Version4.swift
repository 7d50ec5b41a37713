import Domain

extension Migration {
    /// Format 4: a fingerprint of each operation's request, and the cart that another was joined with.
    static let version4 = Migration(version: 4) { connection throws(AppError) in
        for change in operationChanges + cartChanges { try connection.run(change) }
    }

    private static let operationChanges = [
        // A fingerprint of the request; NULL for operations from before it was kept, and where the kind says
        // everything.
        "ALTER TABLE operation ADD COLUMN content INTEGER"
    ]

    private static let cartChanges = [
        // The cart that this one was joined with: its number leads there. NULL for all others.
        """
        ALTER TABLE cart ADD COLUMN joined_to INTEGER REFERENCES cart (number)
        CHECK (joined_to IS NULL OR (joined_to <> number AND placed_at IS NULL))
        """,
        "DROP INDEX open_cart",
        "CREATE UNIQUE INDEX open_cart ON cart (owner) WHERE placed_at IS NULL AND joined_to IS NULL",
    ]
}
