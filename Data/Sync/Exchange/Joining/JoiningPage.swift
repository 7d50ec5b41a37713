import Data
import Domain
import FoundationEssentials

/// Records that came for a workstation that fetches everything, with the signatures of theirs that are right.
struct JoiningPage: Sendable {
    let snapshot: RemoteSnapshot
    let signatures: CheckedSignatures

    static func checked(_ snapshot: RemoteSnapshot?, by keys: CheckedSignatures.Keys) async -> JoiningPage? {
        guard let snapshot else { return nil }
        return JoiningPage(snapshot: snapshot, signatures: await CheckedSignatures.check(snapshot.steps, by: keys))
    }

    /// Whether all that was signed about its records came with it.
    var isComplete: Bool {
        var known: [UUID: Int] = [:]
        for step in snapshot.steps { known[step.subject] = max(known[step.subject] ?? 0, step.version) }
        return snapshot.records.allSatisfy { known[$0.subject] ?? 0 >= $0.version }
    }

    /// Stores what came.
    func put(into inbox: Inbox) throws(AppError) {
        try inbox.put(snapshot.records, asSigned: snapshot.asSigned)
        let all = snapshot.records.map {
            LackingSteps(kind: $0.kind, subject: $0.subject, after: 0, upTo: $0.version)
        }
        _ = try InboxSteps(connection: inbox.connection).put(snapshot.steps, of: all)
    }
}

extension RemoteSnapshot {
    /// Whether its identities rise from a place on. Others could come for ever.
    func follows(_ place: RemoteSnapshotPlace) -> Bool {
        guard let last else { return records.isEmpty }
        let identities = [place.last].compactMap(\.self) + records.map(\.subject)
        return zip(identities, identities.dropFirst()).allSatisfy { $0 < $1 }
            && (records.isEmpty ? place.last.map { $0 < last } ?? true : records.last?.subject ?? last <= last)
    }
}
