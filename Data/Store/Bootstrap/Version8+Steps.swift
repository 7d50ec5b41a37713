extension Migration {
    /// The tables for checking that every change from elsewhere was signed by somebody who could make it.
    ///
    /// A remote has the place up to which its signed heads of logs were read. A queued write has its entry in the log,
    /// and what was signed if that is something else by now. `inbox_step` has what came and was not checked yet;
    /// `taken_step` the signed writes that were taken in, so that none is twice, with the place of each that is not
    /// from the beginning; `standing` who had which role and key from which place on; `settled_base` the remote's
    /// version of a record below a write of this workstation that the remote has by now, until that is taken in.
    /// `remote.joining` says, as a JSON object, how far a new workstation is that fetches everything, with the kinds of
    /// record that it lacks, and the indexes that it builds at the end.
    static let stepChanges = [
        "ALTER TABLE remote ADD COLUMN head_place INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE remote ADD COLUMN joining TEXT",
        "ALTER TABLE outbox ADD COLUMN log_position INTEGER",
        "ALTER TABLE outbox ADD COLUMN intent BLOB",
        "ALTER TABLE outbox ADD COLUMN signature BLOB",
        """
        CREATE TABLE inbox_step (
            kind TEXT NOT NULL, subject BLOB NOT NULL, version INTEGER NOT NULL, place INTEGER NOT NULL,
            intent BLOB NOT NULL, signature BLOB NOT NULL, PRIMARY KEY (kind, subject, version)
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE TABLE taken_step (
            operation BLOB NOT NULL, subject BLOB NOT NULL, version INTEGER NOT NULL, place INTEGER,
            PRIMARY KEY (subject, operation)
        ) STRICT, WITHOUT ROWID
        """,
        "CREATE INDEX taken_place ON taken_step (place) WHERE place IS NOT NULL",
        """
        CREATE TABLE standing (
            staff_id BLOB NOT NULL, place INTEGER NOT NULL, role TEXT, public_key TEXT, invitation_key TEXT,
            has_left INTEGER NOT NULL CHECK (has_left IN (0, 1)), PRIMARY KEY (staff_id, place)
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE TABLE settled_base (
            kind TEXT NOT NULL, subject BLOB NOT NULL, body TEXT, PRIMARY KEY (kind, subject)
        ) STRICT, WITHOUT ROWID
        """,
    ]
}
