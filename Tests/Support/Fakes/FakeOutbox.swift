import Domain

/// The queued writes of a fake, with their transitions.
struct FakeOutbox: Sendable {
    private struct Queued: Sendable {
        var entry: OutboxEntry
        var earlier: OutboxNumber?
        var permission: Permission?
    }

    private var queued: [OutboxNumber: Queued] = [:]
    /// Records from elsewhere that were set aside.
    var setAside: [SetAsideRecord] = []

    /// Queued writes; a waiting one waits for the one before it.
    init(_ entries: [OutboxEntry]) {
        for (entry, earlier) in zip(entries, [nil] + entries.map { $0.id }) {
            put(entry, after: entry.state == .waiting ? earlier : nil, needing: nil)
        }
    }

    mutating func put(_ entry: OutboxEntry, after earlier: OutboxNumber?, needing permission: Permission?) {
        queued[entry.id] = Queued(entry: entry, earlier: earlier, permission: permission)
    }

    mutating func remove(_ id: OutboxNumber) {
        queued[id] = nil
        for (other, waiting) in queued where waiting.earlier == id && waiting.entry.state == .waiting {
            queued[other]?.entry = waiting.entry.with(.ready)
        }
    }

    /// A status with the counts of this queue.
    func counted(in status: SyncStatus) -> SyncStatus {
        var status = status
        status.parked = queued.values.count { $0.entry.state.rank == .parked }
        status.conflicts = queued.values.count { $0.entry.state.rank == .conflicting }
        status.queued = queued.count - status.parked - status.conflicts
        status.setAside = setAside.count
        return status
    }

    func page(_ limit: Int, for staff: Staff) -> OutboxPage {
        let all = queued.values.map(\.entry).sorted { ($0.state.rank, $0.id) < ($1.state.rank, $1.id) }
        let first = all.prefix(max(1, limit)).map { $0.with(fields: [], dependants: dependants(of: $0.id)) }
        let aside = staff.role == .manager ? Array(setAside.prefix(limit)) : []
        return OutboxPage(entries: Array(first), total: all.count, setAside: aside)
    }

    /// One write, with its fields for those who may see them.
    func entry(_ id: OutboxNumber, for staff: Staff) throws(AppError) -> OutboxEntry {
        guard let found = queued[id] else { throw .notQueued(id) }
        let maySee = found.permission.map(staff.role.may) ?? true
        return found.entry.with(fields: maySee ? found.entry.fields : [], dependants: dependants(of: id))
    }

    mutating func retry(_ seen: OutboxEntry, by staff: Staff) throws(AppError) {
        let found = try admitted(seen, staff)
        switch found.entry.state {
        case .conflicting: throw .sideToChoose(seen.id)
        case .parked, .delayed: queued[seen.id]?.entry = found.entry.with(.ready)
        case .ready, .waiting, .unsigned: break
        }
    }

    mutating func discard(_ seen: OutboxEntry, by staff: Staff) throws(AppError) -> Int {
        let found = try admitted(seen, staff)
        guard found.entry.state.rank != .onItsWay else { throw .onItsWay(seen.id) }
        return try revert(seen.id, by: staff)
    }

    mutating func resolve(
        _ seen: OutboxEntry, keeping sides: [OutboxField.ID: OutboxSide], by staff: Staff
    ) throws(AppError) {
        let (found, id) = (try admitted(seen, staff), seen.id)
        guard found.entry.state == .conflicting else { throw .nothingToChoose(id) }
        if found.entry.fields.contains(where: { $0.isWhole && sides[$0.id] == .theirs }) {
            guard followers(of: id).isEmpty else { throw .othersWait(followers(of: id).count) }
            return _ = try revert(id, by: staff)
        }
        guard found.entry.fields.allSatisfy({ !$0.isContested || sides[$0.id] != nil }) else { throw .changedOnceMore }
        let fields = found.entry.fields.map { $0.settled($0.isContested ? sides[$0.id] : nil) }
        queued[id]?.entry = found.entry.with(.ready, fields: fields)
        // If the other side was chosen for every field, there is nothing left to send.
        if !fields.isEmpty, fields.allSatisfy({ $0.mine == $0.theirs }) { remove(id) }
    }

    /// Takes a write back with all that wait for it, by someone who may make each of them.
    private mutating func revert(_ id: OutboxNumber, by staff: Staff) throws(AppError) -> Int {
        let gone = [id] + followers(of: id)
        for number in gone { _ = try admitted(number, staff) }
        for number in gone { queued[number] = nil }
        return gone.count
    }

    /// Sends everything that can be sent.
    ///
    /// - Returns: the number of writes sent.
    mutating func send() -> Int {
        var sent = 0
        while let next = queued.values.map(\.entry).filter(\.state.goes).min(by: { $0.id < $1.id }) {
            remove(next.id)
            sent += 1
        }
        return sent
    }

    /// The writes that wait for one, directly or not, oldest first.
    private func followers(of id: OutboxNumber) -> [OutboxNumber] {
        let next = queued.filter { $0.value.earlier == id }.keys.sorted()
        return next + next.flatMap(followers)
    }

    private func dependants(of id: OutboxNumber) -> [OutboxEntry.Dependant] {
        followers(of: id).compactMap { queued[$0]?.entry }.map { OutboxEntry.Dependant(id: $0.id, what: $0.what) }
    }

    /// A write as this person saw it, if they may make it.
    private func admitted(_ seen: OutboxEntry, _ staff: Staff) throws(AppError) -> Queued {
        let found = try admitted(seen.id, staff)
        try entry(seen.id, for: staff).check(isStill: seen)
        return found
    }

    private func admitted(_ id: OutboxNumber, _ staff: Staff) throws(AppError) -> Queued {
        guard let found = queued[id] else { throw .notQueued(id) }
        if let permission = found.permission, !staff.role.may(permission) { throw .notAllowed(permission) }
        return found
    }
}

extension OutboxState {
    /// The order of writes in a list.
    fileprivate enum Rank: Int, Comparable {
        case conflicting
        case parked
        case onItsWay

        static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
    }

    fileprivate var rank: Rank {
        switch self {
        case .conflicting: .conflicting
        case .parked: .parked
        case .ready, .waiting, .unsigned, .delayed: .onItsWay
        }
    }

    /// Whether the next round sends it. The fake has no delays.
    fileprivate var goes: Bool {
        switch self {
        case .ready, .delayed: true
        case .waiting, .unsigned, .parked, .conflicting: false
        }
    }
}

extension OutboxEntry {
    fileprivate func with(
        _ state: OutboxState? = nil, fields: [OutboxField]? = nil, dependants: [OutboxEntry.Dependant]? = nil
    ) -> OutboxEntry {
        OutboxEntry(
            id: id, what: what, by: by, at: at, state: state ?? self.state, subject: subject,
            fields: fields ?? self.fields, dependants: dependants ?? self.dependants)
    }
}

extension OutboxField {
    /// Whether a side is chosen for the whole record.
    fileprivate var isWhole: Bool { isContested && id.hasSuffix("/*") }

    /// The field once a side is chosen, with nothing contested any more.
    fileprivate func settled(_ side: OutboxSide?) -> OutboxField {
        guard let side else { return self }
        return OutboxField(
            id: id, title: title, before: theirs, mine: side == .mine ? mine : theirs, theirs: theirs,
            isContested: false)
    }
}
