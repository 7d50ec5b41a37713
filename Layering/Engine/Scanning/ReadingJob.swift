import Dispatch
import Synchronization

/// One source that has to be read.
struct ReadingJob: Sendable {
    var facts: FileFacts
    /// By a rule's number, whether its names are forbidden here.
    let applies: [Bool]

    /// The most that read at the same time, and how many sources are worth another one.
    private static let (most, worthwhile) = (8, 64)

    /// Does all jobs whose facts are not kept, and gives the facts in the same order.
    static func done(
        _ jobs: [ReadingJob], _ sources: some Sources, _ rules: [Rule], views: Set<String> = ["View"]
    ) -> [FileFacts] {
        guard let kept = sources.kept else { return read(jobs, sources, rules, views) }
        return kept.facts(for: jobs, views: views) { read($0, sources, rules, views) }
    }

    /// Does all jobs, on as many processors as there are.
    private static func read(
        _ jobs: [ReadingJob], _ sources: some Sources, _ rules: [Rule], _ views: Set<String>
    ) -> [FileFacts] {
        let workers = max(1, min(Processors.count, most, jobs.count / worthwhile))
        let shares = Mutex(Array(repeating: [FileFacts](), count: workers))
        DispatchQueue.concurrentPerform(iterations: workers) { worker in
            let share = share(worker, of: workers, jobs, sources, FileScan(rules, views: views))
            shares.withLock { $0[worker] = share }
        }
        return shares.withLock { shares in jobs.indices.map { shares[$0 % workers][$0 / workers] } }
    }

    /// Every nth job.
    private static func share(
        _ worker: Int, of workers: Int, _ jobs: [ReadingJob], _ sources: some Sources, _ scan: FileScan
    ) -> [FileFacts] {
        let room = Disk.Room()
        return stride(from: worker, to: jobs.count, by: workers).map { jobs[$0].done(scan, room, sources) }
    }

    private func done(_ scan: FileScan, _ room: Disk.Room, _ sources: some Sources) -> FileFacts {
        var facts = facts
        let isRead = sources.withBytes(of: facts.path, in: room) {
            scan.scan($0, count: $1, applies: applies, into: &facts)
        }
        facts.isUnreadable = !isRead
        return facts
    }
}
