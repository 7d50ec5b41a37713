import Domain

/// What a form says beside its fields: what someone else changed since it was opened.
nonisolated struct PatientFormPresentation: Hashable, Sendable {
    let changes: [PatientChangePresentation]

    init(origin: PatientFacts?, now: PatientFacts) {
        let now = PatientDraft(now)
        let origin = origin.map { PatientDraft($0) } ?? now
        changes = now.fields(differingFrom: origin).map { field in
            PatientChangePresentation(id: field.rawValue, field: field.title, now: now[field])
        }
    }
}

/// A field that someone else changed.
nonisolated struct PatientChangePresentation: Hashable, Sendable, Identifiable {
    let id: String
    let field: String
    /// What it holds now, in words.
    let now: String

    init(id: String, field: String, now: String) {
        self.id = id
        self.field = field
        self.now = now.isEmpty ? "(empty)" : now
    }
}
