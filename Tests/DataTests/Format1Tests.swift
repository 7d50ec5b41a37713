import Domain
import Testing

@testable import Data

/// Format 1 lies on people's disks: it changes by a new migration, never in its own place.
struct Format1Tests {
    @Test func formatOneNeverChanges() throws {
        let connection = try Connection(path: ":memory:")
        try Migration.version1.apply(connection)
        let columns = try connection.rows(
            """
            SELECT tables.name || '.' || columns.name || ' ' || columns.type || iif(columns."notnull", '', '?')
            FROM sqlite_schema AS tables JOIN pragma_table_info(tables.name) AS columns WHERE tables.type = 'table'
            ORDER BY tables.name, columns.cid
            """
        ) { row throws(AppError) in try row.text(0) }
        #expect(columns.joined(separator: "\n") == Self.columns)
    }

    private static let columns = """
        clinic.only INTEGER?
        clinic.id BLOB
        clinic.name TEXT
        clinic.created_at INTEGER
        number_block.subject TEXT
        number_block.next_number INTEGER
        number_block.last_number INTEGER
        operation.id BLOB
        operation.kind TEXT
        operation.subject BLOB
        operation.at INTEGER
        operation.earlier_sign_in INTEGER?
        order_count.state TEXT
        order_count.orders INTEGER
        order_event.order_id BLOB
        order_event.position INTEGER
        order_event.state TEXT
        order_event.at INTEGER
        order_event.by TEXT
        order_line.order_id BLOB
        order_line.position INTEGER
        order_line.item TEXT
        order_line.quantity INTEGER
        order_line.unit_price INTEGER
        order_line.currency TEXT
        orders.id BLOB
        orders.number INTEGER
        orders.customer TEXT
        orders.seller_id BLOB
        orders.state TEXT
        orders.placed_at INTEGER
        orders.version INTEGER
        saved_state.owner TEXT
        saved_state.body BLOB
        seller.id BLOB
        seller.name TEXT
        staff.id BLOB
        staff.user_name TEXT
        staff.name TEXT
        staff.role TEXT
        staff.password_hash TEXT
        staff.last_sign_in INTEGER?
        """
}
