import Data
import Domain
import FoundationEssentials

/// Judges the heads of logs that come from the remote: remembers and countersigns those of others, and sets a log aside
/// whose heads contradict each other. A head that its witness did not sign says nothing, and is left out. Runs inside
/// a transaction.
struct HeadInbox {
    let connection: Connection
    let now: Date

    func takeIn(_ come: [SignedHead]) throws(AppError) {
        guard let heads = try SignedHeads(in: connection) else { return }
        let signed = come.filter { $0.entries > 0 && $0.isSigned(for: heads.clinic) }
        var newest: [[UInt8]: SignedHead] = [:]
        for head in signed where head.log != heads.own && head.isOwn {
            guard try takeIn(head, heads) else { continue }
            if newest[head.log].map({ $0.entries < head.entries }) ?? true { newest[head.log] = head }
        }
        for head in newest.values.sorted(by: { $0.at < $1.at }) {
            try heads.countersign(head, at: now)
            try heads.prune(head.log)
        }
        try takeInOwn(signed.filter { $0.log == heads.own }, heads)
        try connection.forgetHeads(asideBefore: now - Self.month, but: heads.own)
    }

    /// The heads of the log in this file. One that this file does not remember was signed by a copy of it.
    private func takeInOwn(_ come: [SignedHead], _ heads: SignedHeads) throws(AppError) {
        var hasNews = false
        for head in come where head.isOwn { if try heads.put(head) { hasNews = true } }
        // One who has no log is no workstation, and there may be any number of them.
        for head in come where !head.isOwn { if try heads.knows(head.witness) { try heads.put(head) } }
        if hasNews, try !HeadComparison.problems(in: connection).isEmpty {
            try setAside(heads.own, "this log is not the one that this workstation signed: run clinic verify")
        }
        // What was found stays to be compared, however long.
        if try !isAside(heads.own) { try heads.prune(heads.own) }
    }

    /// - Returns: whether the head is new, and fits those that are remembered.
    private func takeIn(_ head: SignedHead, _ heads: SignedHeads) throws(AppError) -> Bool {
        if try isAside(head.log) {
            try connection.renewHead(asideFor: head.log, at: now)
            return false
        }
        if let other = try heads.contradiction(to: head) {
            try setAside(head.log, Self.words(other, head))
            return false
        }
        guard try heads.hasRoom(for: head.log) else { return false }
        return try heads.put(head)
    }

    private func isAside(_ log: [UInt8]) throws(AppError) -> Bool {
        try SetAside(connection: connection).has(SetAside.head, KeyFingerprint(of: log).identity)
    }

    private func setAside(_ log: [UInt8], _ reason: String) throws(AppError) {
        let record = RemoteRecord(
            kind: SetAside.head, subject: KeyFingerprint(of: log).identity, version: Int(now.milliseconds), body: nil)
        try SetAside(connection: connection).put(record, for: ArrivalCheck.Flaw(reason: reason))
    }

    private static func words(_ one: SignedHead, _ other: SignedHead) -> String {
        let (first, last) = one.at < other.at ? (one, other) : (other, one)
        return """
            workstation \(first.logName) signed a log of \(first.entries) entries on \(time(first)), and another one of \
            \(last.entries) on \(time(last))
            """
    }

    private static func time(_ head: SignedHead) -> String { Date(milliseconds: head.at).formatted(.iso8601) }

    private static let month: TimeInterval = 30 * 86_400
}

extension SetAside {
    /// The kind under which a log is set aside whose heads contradict each other. It is no kind of record.
    static let head = "head"
}

extension Connection {
    /// A log that was set aside still has its heads signed.
    fileprivate func renewHead(asideFor log: [UInt8], at now: Date) throws(AppError) {
        try run(
            "UPDATE inbox SET version = ? WHERE kind = 'aside.head' AND subject = ?",
            [.integer(now.milliseconds), .identity(KeyFingerprint(of: log).identity)])
    }

    /// Logs that were set aside, and have not been signed for long, are no longer in use.
    fileprivate func forgetHeads(asideBefore moment: Date, but own: [UInt8]) throws(AppError) {
        try run(
            "DELETE FROM inbox WHERE kind = 'aside.head' AND version < ? AND subject <> ?",
            [.integer(moment.milliseconds), .identity(KeyFingerprint(of: own).identity)])
    }
}
