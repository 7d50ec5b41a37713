import Domain
import FoundationEssentials

/// A list of services on its way into the tables. Runs inside a transaction. Services are known by their names.
struct ServiceImport {
    private struct Known {
        let service: Service
        let clinicians: [String]
        let isRetired: Bool
    }

    private let drafts: [ServiceDraft]

    init(_ drafts: [ServiceDraft]) { self.drafts = drafts }

    /// The effect of each line.
    func steps(in connection: Connection) throws(AppError) -> [ImportStep] {
        var steps: [ImportStep] = []
        for draft in drafts {
            for user in draft.clinicians { _ = try StaffRecord.clinician(user, line: draft.line, in: connection) }
            steps.append(step(draft, over: try known(draft.service.slug, in: connection)))
        }
        return steps
    }

    /// Makes and changes services.
    func apply(to connection: Connection) throws(AppError) -> [ImportStep] {
        let steps = try steps(in: connection)
        try connection.willChangeClinic()
        for draft in drafts {
            let slug = draft.service.slug.text
            try connection.run(
                """
                INSERT INTO service (handle, title, minutes, position, is_retired)
                SELECT ?, ?, ?, coalesce(max(position), 0) + 1, ? FROM service WHERE true
                ON CONFLICT (handle) DO UPDATE
                SET title = excluded.title, minutes = excluded.minutes, is_retired = excluded.is_retired
                """,
                [
                    .text(slug), .text(draft.service.title), .integer(draft.service.minutes),
                    .integer(draft.isRetired ? 1 : 0),
                ])
            try connection.run("DELETE FROM service_clinician WHERE service = ?", [.text(slug)])
            for user in Set(draft.clinicians) {
                let id = try StaffRecord.clinician(user, line: draft.line, in: connection)
                try connection.run(
                    "INSERT INTO service_clinician (service, clinician_id) VALUES (?, ?)", [.text(slug), .identity(id)])
            }
        }
        return steps
    }

    private func step(_ draft: ServiceDraft, over known: Known?) -> ImportStep {
        guard let known else { return .added(line: draft.line, draft.service.title) }
        var changes: [String] = []
        if known.service.minutes != draft.service.minutes {
            changes.append("minutes \(known.service.minutes) → \(draft.service.minutes)")
        }
        let (before, after) = (known.clinicians, Set(draft.clinicians).sorted())
        if before != after {
            changes.append("clinicians \(before.joined(separator: " ")) → \(after.joined(separator: " "))")
        }
        if known.isRetired != draft.isRetired { changes.append(draft.isRetired ? "retired" : "offered again") }
        return changes.isEmpty
            ? .unchanged(line: draft.line, draft.service.title)
            : .changed(line: draft.line, draft.service.title, changes)
    }

    private func known(_ slug: ServiceSlug, in connection: Connection) throws(AppError) -> Known? {
        let clinicians = try connection.rows(
            """
            SELECT user_name FROM service_clinician JOIN staff ON staff.id = clinician_id WHERE service = ?
            ORDER BY user_name
            """, [.text(slug.text)]
        ) { row throws(AppError) in try row.text(0) }
        return try connection.first(
            "SELECT title, minutes, is_retired FROM service WHERE handle = ?", [.text(slug.text)]
        ) { row throws(AppError) in
            Known(
                service: Service(slug: slug, title: try row.text(0), minutes: try row.integer(1)),
                clinicians: clinicians, isRetired: try row.integer(2) == 1)
        }
    }
}
