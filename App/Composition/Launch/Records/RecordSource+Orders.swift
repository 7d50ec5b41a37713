import Domain
import Orders

extension RecordSource {
    /// The orders, newest first.
    static func orders(_ container: DependencyContainer) -> RecordSource {
        RecordSource(
            columns: [
                "id", "link", "state", "placedAt", "customer", "patient.id", "seller.id", "seller.name",
                "total.minorUnits", "total.currency",
            ],
            shown: ["id", "state", "placedAt", "customer", "total"],
            one: { number throws(AppError) in
                guard let number = OrderNumber(number) else { return nil }
                return try await container.orders.order(number).current().record
            },
            all: { _, take throws(AppError) in
                var query = OrderQuery(pageSize: pageSize)
                repeat {
                    let page = try await container.orders.orders(query).current()
                    guard take(page.orders.map(\.record)) else { return }
                    query.after = page.next
                } while query.after != nil
            })
    }
}
