import Domain
import FoundationEssentials

/// Compares the log in a file, while it is read from its beginning, with every head of it that its own key signed: it
/// may have grown since, and nothing else. Others who countersigned such a head are named.
package struct HeadComparison {
    private let heads: SignedHeads?
    /// Those that are still to be compared, the smallest first.
    private var rest: ArraySlice<SignedHead>
    private var findings: [String] = []

    /// A comparison with the heads that a file remembers.
    init(in connection: Connection) throws(AppError) {
        let heads = try SignedHeads(in: connection)
        self.heads = heads
        let all = try heads?.ofOwnLog() ?? []
        let signed = all.filter { head in heads.map { head.isSigned(for: $0.clinic) } ?? false }
        if signed.count < all.count { findings.append("A signed head of the log is not what was signed.") }
        rest = signed[...]
    }

    /// Finds what is wrong with the log in a file, whose entries are not looked at.
    package static func problems(in connection: Connection) throws(AppError) -> [String] {
        var (comparison, tree) = (try HeadComparison(in: connection), MerkleFrontier())
        _ = try connection.rows("SELECT leaf FROM log_entry ORDER BY position") { row throws(AppError) in
            guard let leaf = MerkleHash(stored: try row.blob(0)) else { throw row.corrupt("a hash of the log is none") }
            tree.append(leaf)
            try comparison.compare(tree)
        }
        return try comparison.problems(tree.count)
    }

    /// Compares the log up to an entry.
    mutating func compare(_ tree: MerkleFrontier) throws(AppError) {
        while let head = rest.first, head.entries <= tree.count {
            rest.removeFirst()
            guard findings.isEmpty, head.root != tree.head.bytes else { continue }
            findings.append("The first \(head.entries) entries of the log are not those that \(try signers(of: head)).")
        }
    }

    /// Everything that is wrong with the log, which has so many entries.
    func problems(_ entries: Int) throws(AppError) -> [String] {
        guard let head = rest.last else { return findings }
        return findings + ["The log has \(entries) entries, not the \(head.entries) that \(try signers(of: head))."]
    }

    private func signers(of head: SignedHead) throws(AppError) -> String {
        let own = "this workstation signed on \(Date(milliseconds: head.at).formatted(.iso8601))"
        let others = try heads?.countersignatures(of: head) ?? []
        guard let first = others.first else { return own }
        let seen = Date(milliseconds: first.seenAt).formatted(.iso8601)
        let more = others.count > 1 ? ", like \(others.count - 1) more" : ""
        return "\(own), and workstation \(first.witnessName) countersigned on \(seen)\(more)"
    }
}

extension ClinicFinding {
    /// The remedy of a log that is not the one that was signed.
    static let beginAnew = """
        Its end was cut off, an older copy put back, or a copy of this folder is in use: keep the folder to look into \
        it, and go on in a new one: clinic --data FOLDER --remote URL.
        """

    /// The remedy where that is another workstation's.
    static let lookThere = "Run clinic verify there, keep that folder to look into it, and go on in a new one."
}
