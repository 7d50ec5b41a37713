import FoundationEssentials

/// The decisions about writes that the remote does not have yet: which to send now, and what follows from each answer.
/// Values only; a driver carries them out.
///
/// Order is kept only where it matters: a write is sent after those that it depends on, whatever happens to the
/// others.
struct Outbox: Hashable, Sendable {
    /// How far one write got.
    enum State: String, Hashable, Sendable {
        /// It is sent as soon as possible.
        case queued
        /// The remote refused it: it waits for a person.
        case parked
        /// It contradicts what another workstation wrote: it waits for a person.
        case conflicting
    }

    /// One write that the remote does not have yet.
    struct Entry: Hashable, Sendable {
        let number: Int
        var state = State.queued
        /// The writes that have to be through first, among those that are still here.
        var needs: Set<Int> = []
        /// How often the remote failed at it.
        var failures = 0
        /// It is not tried again before this moment.
        var notBefore: Date?
        /// Whether it was sent and it is unknown whether it arrived.
        var isUnsettled = false
    }

    /// The remote's answer about one write.
    enum Answer: Hashable, Sendable {
        case applied
        case rejected
        /// It failed at this one, and might do better next time.
        case failed
    }

    /// So many failures are enough: whatever is wrong with the write, time does not mend it.
    static let mostFailures = 8

    private(set) var entries: [Int: Entry]
    var backoff = Backoff.standard

    init(_ entries: [Entry] = []) {
        self.entries = Dictionary(entries.map { ($0.number, $0) }) { _, last in last }
    }

    /// Adds a write.
    mutating func add(_ entry: Entry) {
        entries[entry.number] = entry
    }

    /// Notes that a write needs another.
    mutating func add(need: Int, of number: Int) {
        entries[number]?.needs.insert(need)
    }

    /// The writes that go next, oldest first. Where it is not known of some whether they got there, those alone: they
    /// are asked about before anything else is. Some are left out, as those that are being asked about.
    func next(_ limit: Int, at now: Date, without others: Set<Int> = []) -> [Int] {
        let entries = entries.values.filter { !others.contains($0.number) }
        let unsettled = entries.filter(\.isUnsettled)
        let going = unsettled.isEmpty ? entries.filter { mayGo($0, at: now) } : unsettled
        return going.map(\.number).sorted().prefix(limit).map(\.self)
    }

    /// Whether it is not known of some write whether it got there.
    var isUnsettled: Bool { entries.values.contains(where: \.isUnsettled) }

    /// Marks a write as under way.
    mutating func send(_ number: Int) {
        entries[number]?.isUnsettled = true
    }

    /// Records the remote's answer about a write.
    ///
    /// - Parameters:
    ///   - number: the write.
    ///   - answer: the answer.
    ///   - now: the moment of the answer.
    ///   - jitter: between 0 and 1: the part of the longest wait until the next try.
    mutating func settle(_ number: Int, as answer: Answer, at now: Date, jitter: Double) {
        entries[number]?.isUnsettled = false
        switch answer {
        case .applied: remove(number)
        case .rejected: entries[number]?.state = .parked
        case .failed: fail(number, at: now, jitter: jitter)
        }
    }

    /// Notes that a write contradicts what another workstation wrote.
    mutating func contradict(_ number: Int) {
        entries[number]?.isUnsettled = false
        entries[number]?.state = .conflicting
    }

    /// Has a write tried again that waits for a person, or for a moment.
    mutating func retry(_ number: Int) {
        guard entries[number]?.isUnsettled == false else { return }
        entries[number]?.state = .queued
        entries[number]?.failures = 0
        entries[number]?.notBefore = nil
    }

    /// A write and all that need it, directly or by others, oldest first.
    func withDependants(_ number: Int) -> [Int] {
        var found: Set<Int> = []
        var latest: Set<Int> = [number]
        while !latest.isEmpty {
            found.formUnion(latest)
            latest = Set(entries.values.filter { !$0.needs.isDisjoint(with: latest) }.map(\.number)).subtracting(found)
        }
        return found.sorted()
    }

    /// Takes a write out: it is through, or taken back.
    mutating func remove(_ number: Int) {
        entries[number] = nil
        let waiting = entries.values.filter { $0.needs.contains(number) }.map(\.number)
        for other in waiting { entries[other]?.needs.remove(number) }
    }

    private func mayGo(_ entry: Entry, at now: Date) -> Bool {
        entry.state == .queued && entry.needs.isEmpty && !isResting(entry, at: now)
    }

    /// A clock that was set back makes no rest longer than the longest there is.
    private func isResting(_ entry: Entry, at now: Date) -> Bool {
        guard let until = entry.notBefore else { return false }
        return until > now && until <= now + backoff.longest
    }

    private mutating func fail(_ number: Int, at now: Date, jitter: Double) {
        guard var entry = entries[number] else { return }
        entry.failures += 1
        entry.notBefore = now + backoff.wait(after: entry.failures, jitter: jitter)
        if entry.failures >= Self.mostFailures { entry.state = .parked }
        entries[number] = entry
    }
}
