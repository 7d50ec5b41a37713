extension Migration {
    /// A workstation may keep a part of its clinic. `remote.part_days` says how many days before and after today, and
    /// is NULL where it keeps everything; `part_orders` which orders came that those days do not bring. `part_day` has
    /// the days of which all appointments are here, and until when one is kept that is not around today; `part_patient`
    /// the patients, until when they are kept, and whether all that belongs to them was asked for.
    static let partChanges = [
        "ALTER TABLE remote ADD COLUMN part_days INTEGER CHECK (part_days > 0)",
        "ALTER TABLE remote ADD COLUMN part_orders INTEGER NOT NULL DEFAULT 0",
        "CREATE TABLE part_day (day TEXT PRIMARY KEY NOT NULL, until INTEGER NOT NULL) STRICT, WITHOUT ROWID",
        """
        CREATE TABLE part_patient (
            id BLOB PRIMARY KEY NOT NULL CHECK (length(id) = 16), until INTEGER NOT NULL,
            is_whole INTEGER NOT NULL CHECK (is_whole IN (0, 1))
        ) STRICT, WITHOUT ROWID
        """,
        // Without it, each order that goes is looked for in all of the table.
        "CREATE INDEX product_order_by_order ON product_order (order_number)",
    ]
}
