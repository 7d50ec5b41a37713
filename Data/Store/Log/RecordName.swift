import Domain

/// The name that people know a record by: "patient 2003".
struct RecordName {
    let text: String

    /// The name of a record, from the record as its JSON object.
    init(_ kind: RecordKind, _ image: String?, in connection: Connection) throws(AppError) {
        let known =
            try connection.first(
                """
                SELECT coalesce(?1 ->> '$.number', ?1 ->> '$.patient'), coalesce(?1 ->> '$.user_name', ?1 ->> '$.name')
                WHERE json_valid(?1)
                """, [.text(image)]
            ) { row throws(AppError) -> String? in
                if let number = try row.optionalInteger(0) { return ProvisionalNumber.text(of: number) }
                return try row.optionalText(1)
            } ?? nil
        text = [kind.rawValue.replacing("_", with: " "), known].compactMap(\.self).joined(separator: " ")
    }

    /// At the beginning of a sentence.
    var title: String { text.withCapital }
}
