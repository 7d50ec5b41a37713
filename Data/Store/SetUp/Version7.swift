import Domain

extension Migration {
    /// The seventh format: an order whose refund was declined is in the state in which the refund was asked for.
    static let version7 = Migration(version: 7) { connection throws(AppError) in
        try connection.run(
            """
            UPDATE orders SET state = (
                SELECT state FROM order_event
                WHERE order_id = orders.id AND state NOT IN ('refund_requested', 'declined')
                ORDER BY position DESC LIMIT 1
            )
            WHERE state = 'declined'
            """)
    }
}
