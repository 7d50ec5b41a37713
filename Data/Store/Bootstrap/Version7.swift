import Domain

extension Migration {
    /// The seventh format: an order whose refund was declined is in the state in which the refund was asked for; also
    /// in what is queued for the remote, and in what came from it and is not taken in yet.
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
