extension SyncedKind {
    /// Statements that delete a record of the kind with everything that belongs to it, in order. The parameter of each
    /// is the record's identity.
    package var deletingSQL: [String] {
        let numbered = "(SELECT number FROM \(table) WHERE \(identity) = ?)"
        let belonging = belongings.map { "DELETE FROM \($0.table) WHERE \($0.column) = \(numbered)" }
        let rows = parts.map { part in
            let owner = "(SELECT \(part.ownedBy) FROM \(table) WHERE \(identity) = ?)"
            return "DELETE FROM \(part.table)" + (part.owner.map { " WHERE \($0) = \(owner)" } ?? "")
        }
        return belonging + rows + ["DELETE FROM \(table) WHERE \(identity) = ?"]
    }
}
