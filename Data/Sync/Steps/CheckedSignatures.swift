import Data
import Domain
import FoundationEssentials

/// The signatures among some steps that were found to be right before the steps are taken in: on all cores at once,
/// since a signature takes longer to check than all else about a step.
struct CheckedSignatures: Sendable {
    /// The keys that may have signed: the founding key, and each person's own, also earlier ones.
    struct Keys: Sendable {
        var founder: [UInt8]?
        var people: [UUID: Set<[UInt8]>] = [:]
    }

    private struct Checked: Hashable {
        let signed: SignedBytes
        let key: [UInt8]

        /// Signatures of what was signed together begin alike, and differ in the place.
        func hash(into hasher: inout Hasher) {
            let start = signed.signature.prefix(8).reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
            hasher.combine(start &+ UInt64(signed.signature.dropFirst(64).first ?? 0))
        }
    }

    private var right: Set<Checked> = []

    /// How many steps are checked on one core before another could take some.
    private static let share = 256

    /// Whether a signature is right, which is looked up or else found out.
    func verify(_ signed: SignedBytes, of intent: SignedIntent, by key: [UInt8]) -> Bool {
        right.contains(Checked(signed: signed, key: key))
            || SigningKey.signed(intent.statement, with: signed.signature).map { message, signature in
                SigningKey.verify(signature, of: message, by: key)
            } == true
    }

    /// Checks steps.
    @concurrent static func check(_ steps: [RemoteStep], by keys: Keys) async -> CheckedSignatures {
        await withTaskGroup(of: [Checked].self) { group in
            for start in stride(from: 0, to: steps.count, by: share) {
                let some = steps[start..<min(start + share, steps.count)]
                group.addTask {
                    var last: Proven?
                    return some.compactMap { check($0, by: keys, after: &last) }
                }
            }
            var all = CheckedSignatures()
            for await checked in group { all.right.formUnion(checked) }
            return all
        }
    }

    /// A message of which a signature is right.
    private struct Proven: Equatable {
        let message: [UInt8]
        let signature: [UInt8]
        let key: [UInt8]
    }

    /// Checks a step. Those that were signed together mostly come one after the other.
    private static func check(_ step: RemoteStep, by keys: Keys, after last: inout Proven?) -> Checked? {
        guard let intent = SignedIntent(step.signed.intent),
            let (message, signature) = SigningKey.signed(intent.statement, with: step.signed.signature)
        else { return nil }
        let isSeed = intent.changes.contains { $0.kind.hasPrefix(StepJudge.seeded) }
        let candidates = isSeed ? [keys.founder].compactMap(\.self) : Array(keys.people[intent.author] ?? [])
        for key in candidates {
            let claim = Proven(message: message, signature: signature, key: key)
            guard claim == last || SigningKey.verify(signature, of: message, by: key) else { continue }
            last = claim
            return Checked(signed: step.signed, key: key)
        }
        return nil
    }
}

extension CheckedSignatures.Keys {
    /// The keys that are known here so far. Runs inside a transaction.
    init(in connection: Connection) throws(AppError) {
        let founder = try connection.first("SELECT founding_key FROM clinic") { row throws(AppError) in
            try row.optionalText(0)
        }
        self.founder = founder?.flatMap { [UInt8](hexadecimal: $0) }
        let known = try connection.rows(
            "SELECT DISTINCT staff_id, public_key FROM standing WHERE public_key IS NOT NULL"
        ) { row throws(AppError) in (try row.identity(0), try row.text(1)) }
        for (staff, key) in known {
            if let key = [UInt8](hexadecimal: key) { people[staff, default: []].insert(key) }
        }
    }
}
