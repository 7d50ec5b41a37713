import Support

@testable import Data
@testable import DataSync

/// A parsed change of one record.
struct FakeRemoteEdit {
    private let base: Int
    private var before: JSONValue?
    private var after: JSONValue?

    /// Nil for invalid JSON.
    init?(_ change: RemoteChange) {
        base = change.base
        before = change.before.flatMap { JSONValue($0) }
        after = change.after.flatMap { JSONValue($0) }
        guard (before == nil) == (change.before == nil), (after == nil) == (change.after == nil) else { return nil }
    }

    /// Whether the change is malformed.
    var isShapeless: Bool {
        base < 0 || before == nil && after == nil || before.map { $0.fields == nil } ?? false
            || after.map { $0.fields == nil } ?? false
    }

    /// The change without its counters, unless it makes or deletes its record.
    func uncounted(_ kind: RemoteKind) -> Self {
        guard let old = before?.fields, let new = after?.fields else { return self }
        var edit = self
        edit.before = .object(old.filter { !kind.counters.contains($0.key) })
        edit.after = .object(new.filter { !kind.counters.contains($0.key) })
        return edit
    }

    /// Whether another write has already made this change, for a kind whose changes are never merged.
    func isTaken(_ kind: RemoteKind, on stored: FakeRemoteClinic.Stored?) -> Bool {
        kind.merging == .never && before != nil && before != after && stored?.body == after
    }

    /// The resulting body: nil inside for a deleted record, nil outside for a conflict.
    func decide(_ kind: RemoteKind, on stored: FakeRemoteClinic.Stored?) -> JSONValue?? {
        let (version, current) = (stored?.version ?? 0, stored?.body)
        switch (before, after, current) {
        case (nil, let after?, let current?): return after == current ? .some(current) : nil
        case (nil, let after, nil): return version == 0 || version == base ? .some(after) : nil
        case (_, nil, nil): return .some(nil)
        case (let before, nil, let current?): return before == current ? .some(nil) : nil
        case (_, _, nil): return nil
        case (let before?, let after?, let current?):
            return merge(before, after, current, kind).map { .some(.object($0)) }
        }
    }

    private func merge(
        _ before: JSONValue, _ after: JSONValue, _ current: JSONValue, _ kind: RemoteKind
    ) -> [String: JSONValue]? {
        let (mine, theirs, old) = (after.fields ?? [:], current.fields ?? [:], before.fields ?? [:])
        let isCounter = { kind.counters.contains($0) }
        let keys = Set(mine.keys).union(theirs.keys).union(old.keys)
        let plain = keys.filter { !isCounter($0) }
        let isUntouched = plain.allSatisfy { theirs[$0] == old[$0] }
        let isTheSame = plain.allSatisfy { theirs[$0] == mine[$0] }
        guard isUntouched || isTheSame || kind.merging == .fields else { return nil }
        var merged: [String: JSONValue] = [:]
        for key in plain {
            let isMine = isUntouched || mine[key] != old[key]
            if !isUntouched, isMine, theirs[key] != old[key], theirs[key] != mine[key] { return nil }
            merged[key] = isMine ? mine[key] : theirs[key]
        }
        for key in keys where isCounter(key) {
            merged[key] = .number(theirs[key].count + mine[key].count - old[key].count)
        }
        return merged
    }
}

extension JSONValue? {
    fileprivate var count: Double { if case .number(let value)? = self { value } else { 0 } }
}
