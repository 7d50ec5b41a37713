import Domain

extension ClinicCheck {
    static let files = [
        ClinicCheck(name: "damage", isAboutRecords: false) { connection throws(AppError) in
            try connection.rows("PRAGMA integrity_check(\(most))") { row throws(AppError) in try row.text(0) }
                .filter { $0 != "ok" }.map {
                    ClinicFinding("damage", "SQLite finds damage: \($0).", remedy: ClinicFinding.restore)
                }
        },
        ClinicCheck(name: "references", isAboutRecords: false) { connection throws(AppError) in
            try connection.rows("PRAGMA foreign_key_check") { row throws(AppError) in
                let (table, parent) = (try row.text(0), try row.text(2))
                return ClinicFinding(
                    "references", "A row of \(table) names one of \(parent) that is not there.",
                    remedy: ClinicFinding.restore)
            }
        },
    ]

    static let counts = [
        ClinicCheck(
            "counts",
            sql: miscounted(
                "orders that are ' || key || '", "SELECT state, orders FROM order_count", "orders", by: "state")),
        ClinicCheck(
            "counts", sql: miscounted("patients", "SELECT '', patients FROM patient_count", "patient", by: "''")),
        ClinicCheck(
            "counts",
            sql: miscounted(
                "orders of product ' || replace(key, ' ', ' that are ') || '",
                "SELECT product_number || ' ' || state, orders FROM product_order_count", "product_order",
                by: "product_number || ' ' || state")),
        ClinicCheck(
            "counts",
            sql: """
                SELECT DISTINCT 'Order ' || orders.number || ' is not listed at product ' || product_number
                FROM order_line JOIN orders ON orders.id = order_id
                WHERE product_number IS NOT NULL AND NOT EXISTS (
                    SELECT 1 FROM product_order AS listed WHERE listed.product_number = order_line.product_number
                        AND listed.state = orders.state AND listed.placed_at = orders.placed_at
                        AND listed.order_number = orders.number)
                """),
        ClinicCheck(
            "stock",
            sql: "SELECT 'Product ' || number || ' is there ' || stock || ' times' FROM product WHERE stock < 0"),
    ]

    /// The rows of a table that are counted elsewhere, too, and not alike.
    private static func miscounted(_ what: String, _ kept: String, _ table: String, by key: String) -> String {
        """
        SELECT 'The count of \(what) is ' || sum(kept) || ', and there are ' || sum(rows) FROM (
            SELECT counted.*, 0 AS rows FROM (SELECT NULL AS key, 0 AS kept WHERE 0 UNION ALL \(kept)) AS counted
            UNION ALL SELECT \(key), 0, count(*) FROM \(table) GROUP BY 1
        ) GROUP BY key HAVING sum(kept) <> sum(rows)
        """
    }

    static let words = [
        ClinicCheck(
            "words",
            sql: """
                SELECT 'Product ' || number || ' is not found by its name' FROM product
                LEFT JOIN product_words ON product_words.rowid = number WHERE words IS NOT sort_name
                UNION ALL SELECT 'Words lead to product ' || rowid || ', which is not there' FROM product_words
                WHERE rowid NOT IN (SELECT number FROM product)
                """),
        ClinicCheck(name: "words") { connection throws(AppError) in try PatientWords.findings(in: connection) },
    ]

    static let appointments = ["clinician", "patient"].map { person in
        ClinicCheck(
            "overlaps",
            remedy: "Move or cancel one of the two: clinic open clinic://appointments --as USER.",
            sql: """
                SELECT 'Appointment ' || number || ' overlaps another one of its \(person)' FROM (
                    SELECT number, start_at, max(end_at) OVER (
                        PARTITION BY \(person)_id ORDER BY start_at, number
                        ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS busy_until
                    FROM appointment WHERE status = 'booked'
                ) WHERE start_at < busy_until
                """)
    }

    static let queue = [
        ClinicCheck(name: "heads") { connection throws(AppError) in
            let own = try LogHead.key(in: connection).publicKey
            return try connection.rows(
                "SELECT reason FROM inbox WHERE kind = 'aside.head' AND subject <> ? LIMIT \(most)",
                [.identity(KeyFingerprint(of: own).identity)]
            ) { row throws(AppError) in
                ClinicFinding("heads", "\(try row.text(0).withCapital).", remedy: ClinicFinding.lookThere)
            }
        },
        ClinicCheck(
            "queue",
            sql: """
                SELECT DISTINCT 'Of queued change ' || number || ' something is left, and not the change' FROM (
                    SELECT entry AS number FROM outbox_change UNION SELECT entry FROM outbox_need
                    UNION SELECT needs FROM outbox_need)
                WHERE number NOT IN (SELECT number FROM outbox)
                UNION ALL SELECT 'Queued change ' || number || ' changes nothing' FROM outbox
                WHERE number NOT IN (SELECT entry FROM outbox_change)
                """),
        ClinicCheck(
            "queue",
            sql: """
                SELECT 'Changes are queued, and there is no remote to send them to' FROM outbox
                WHERE NOT EXISTS (SELECT 1 FROM remote WHERE is_shared) GROUP BY 1
                """),
    ]
}
