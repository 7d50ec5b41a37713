import Domain

extension Migration {
    /// Format 7: an order whose refund was declined returns to the state in which the refund was requested; also in
    /// the queue for the remote, and in records from it that are not in the tables yet.
    static let version7 = Migration(version: 7) { connection throws(AppError) in
        try connection.run(orders)
        for column in ["before", "after", "theirs"] { try connection.run(images("outbox_change", column)) }
        try connection.run(images("inbox", "body"))
    }

    private static let orders = """
        UPDATE orders SET state = coalesce((
            SELECT state FROM order_event
            WHERE order_id = orders.id AND state NOT IN ('refund_requested', 'declined')
            ORDER BY position DESC LIMIT 1
        ), state)
        WHERE state = 'declined'
        """

    /// The same for orders as JSON objects.
    private static func images(_ table: String, _ column: String) -> String {
        """
        UPDATE \(table) SET \(column) = json_set(\(column), '$.state', coalesce((
            SELECT value ->> '$.state' FROM json_each(\(column), '$.order_event')
            WHERE value ->> '$.state' NOT IN ('refund_requested', 'declined') ORDER BY key DESC LIMIT 1
        ), 'declined'))
        WHERE kind = 'order' AND \(column) ->> '$.state' = 'declined'
        """
    }
}
