import Data
import Domain
import FoundationEssentials

/// The stock that a queued write takes for an order that the remote lost. What the order took before is in stock
/// again. Runs inside a transaction.
struct LostGoods {
    let connection: Connection
    /// The write.
    let entry: Int

    private static let product = RecordKind.product.synced

    /// Takes from stock what the order takes; nothing for an order whose products never left the shelf. If another
    /// workstation has recreated the order, only the difference is taken or returned.
    func settle() throws(AppError) {
        try takeNothing()
        for (product, quantity) in try due() { try take(quantity, of: product) }
    }

    /// Lets the products be what they are without the write.
    func takeNothing() throws(AppError) {
        for change in try OutboxChange.all(ofEntry: entry, in: connection) where change.kind == Self.product.name {
            let counts = try OutboxChange.recount(Self.product, change.subject, without: [entry], in: connection)
            try show(counts, change.subject)
            try connection.run(
                "DELETE FROM outbox_change WHERE entry = ? AND position = ?",
                [.integer(entry), .integer(change.position)])
        }
    }

    private func due() throws(AppError) -> [(UUID, Int)] {
        try connection.rows(
            """
            WITH line (number, quantity) AS (
                \(lines(of: "after", "")) UNION ALL \(lines(of: "theirs", "-"))
            )
            SELECT product.id, sum(quantity) FROM line JOIN product USING (number)
            GROUP BY product.id HAVING sum(quantity) <> 0 ORDER BY product.id
            """,
            [
                .integer(entry), .text(RecordKind.order.rawValue), .text(OrderState.cancelled.storedName),
                .text(OrderState.refunded.storedName), .text(OrderState.packed.storedName),
            ]
        ) { row throws(AppError) in (try row.identity(0), try row.integer(1)) }
    }

    /// The products of one side's order, in SQL.
    private func lines(of side: String, _ sign: String) -> String {
        """
        SELECT line.value ->> '$.product_number', \(sign)(line.value ->> '$.quantity')
        FROM outbox_change AS made CROSS JOIN json_each(made.\(side), '$.order_line') AS line
        WHERE made.entry = ?1 AND made.kind = ?2 AND made.before IS NULL AND made.\(side) ->> '$.state' <> ?3
            AND (made.\(side) ->> '$.state' <> ?4 OR EXISTS (
                SELECT 1 FROM json_each(made.\(side), '$.order_event') AS step WHERE step.value ->> '$.state' = ?5
            ))
        """
    }

    private func take(_ quantity: Int, of product: UUID) throws(AppError) {
        let queued = try OutboxChange.all(of: Self.product.name, product, in: connection)
        var before = queued.last { $0.entry < entry }?.after ?? queued.first?.before
        if before == nil { before = try image(of: product) }
        guard let before else { return }
        var image = try RecordImage(before, in: connection)
        let stock = image.number("stock") ?? 0
        let taken = min(max(0, stock), quantity)
        guard taken != 0 else { return }
        image.fields["stock"] = String(stock - taken)
        let change = OutboxChange(
            entry: entry, position: try nextPosition(), kind: Self.product.name, subject: product, before: before,
            after: image.text(as: Self.product), theirs: nil)
        try OutboxNeeds(of: change, kind: .product).insert(in: connection)
        try change.insert(in: connection)
        try show(OutboxChange.recount(Self.product, product, in: connection), product)
    }

    private func image(of product: UUID) throws(AppError) -> String? {
        try connection.first(Self.product.imageSQL, [.identity(product)]) { row throws(AppError) in try row.text(0) }
    }

    private func nextPosition() throws(AppError) -> Int {
        try connection.first(
            "SELECT max(position) + 1 FROM outbox_change WHERE entry = ?", [.integer(entry)]
        ) { row throws(AppError) in try row.optionalInteger(0) ?? 0 } ?? 0
    }

    /// Nothing is there less than zero times.
    private func show(_ counts: [String: Int], _ product: UUID) throws(AppError) {
        guard let stock = counts["stock"] else { return }
        try connection.willChange(.product, product)
        try connection.run(
            "UPDATE product SET stock = ? WHERE id = ?", [.integer(max(0, stock)), .identity(product)])
    }
}
