import Data

/// The merge of a write with a record that changed at the remote since.
///
/// The remote decides by the same rules; a workstation that already knows of the other write need not ask it.
struct RecordMerge: Sendable {
    enum Outcome: Hashable, Sendable {
        /// The record with both writes; nil if it is deleted.
        case merged(RecordImage?)
        /// A person has to decide. The fields that both changed, or none if the whole record is contested.
        case contested([String])
    }

    let merging: SyncedKind.Merging
    let counters: Set<String>

    init(_ kind: SyncedKind) {
        merging = kind.merging
        counters = Set(kind.counters)
    }

    /// Applies the step from `before` to `after` to the remote's record.
    func merge(before: RecordImage?, after: RecordImage?, onto theirs: RecordImage?) -> Outcome {
        // An equal counter is not the same step.
        if theirs == after, before == nil || counters.isEmpty { return .merged(after) }
        guard let before, let after, let theirs else { return before == theirs ? .merged(after) : .contested([]) }
        let mine = changes(from: before, to: after)
        let others = changes(from: before, to: theirs)
        guard merging == .fields || others.isEmpty else { return .contested(mine.union(others).sorted()) }
        let contested = mine.intersection(others).filter { after.fields[$0] != theirs.fields[$0] }
        guard contested.isEmpty else { return .contested(contested.sorted()) }
        return .merged(added(from: before, to: after, onto: theirs, taking: mine))
    }

    /// Applies the step from `before` to `after` to another version of the record, whatever the same fields are there.
    func laid(before: RecordImage?, after: RecordImage?, over theirs: RecordImage?) -> RecordImage? {
        guard let before, let after, let theirs, merging == .fields else { return after }
        return added(from: before, to: after, onto: theirs, taking: changes(from: before, to: after))
    }

    /// The fields that differ, but for those that are counted.
    private func changes(from before: RecordImage, to after: RecordImage) -> Set<String> {
        Set(after.fields.keys).union(before.fields.keys).subtracting(counters)
            .filter { before.fields[$0] != after.fields[$0] }
    }

    private func added(
        from before: RecordImage, to after: RecordImage, onto theirs: RecordImage, taking mine: Set<String>
    ) -> RecordImage {
        var merged = theirs
        for field in mine { merged.fields[field] = after.fields[field] }
        for counter in counters {
            let step = (after.number(counter) ?? 0) - (before.number(counter) ?? 0)
            merged.fields[counter] = String((theirs.number(counter) ?? 0) + step)
        }
        return merged
    }
}
