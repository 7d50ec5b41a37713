import Synchronization

/// The facts of sources that were read before, so that only what has changed is read again.
///
/// They are right for one package and one configuration: when either changes, all have to be forgotten.
package final class KeptFacts: Sendable {
    /// The facts of a source, and by which types that are views: these decide what is found.
    private struct Entry {
        let facts: FileFacts
        let views: Set<String>

        func isOf(_ target: Int, _ views: Set<String>) -> Bool { facts.target == target && self.views == views }
    }

    /// By path, for each target that a source is of, the facts by `View` alone, and those by the views known last.
    private let kept = Mutex<[String: [Entry]]>([:])

    /// Knows nothing yet.
    package init() {}

    /// Forgets one source.
    package func forget(_ path: String) {
        kept.withLock { $0[path] = nil }
    }

    /// Forgets everything.
    package func forgetAll() {
        kept.withLock { $0 = [:] }
    }

    /// The facts of the sources of all jobs, in their order, of which only the unknown ones are read.
    func facts(
        for jobs: [ReadingJob], views: Set<String>, reading read: ([ReadingJob]) -> [FileFacts]
    ) -> [FileFacts] {
        var unknown: [Int] = []
        var found = kept.withLock { kept in
            jobs.enumerated().map { number, job in
                let known = kept[job.facts.path]?.first { $0.isOf(job.facts.target, views) }
                if known == nil { unknown.append(number) }
                return known?.facts ?? job.facts
            }
        }
        let new = read(unknown.map { jobs[$0] })
        for (number, facts) in zip(unknown, new) { found[number] = facts }
        kept.withLock { kept in
            for facts in new { Self.keep(Entry(facts: facts, views: views), in: &kept[facts.path, default: []]) }
        }
        return found
    }

    private static func keep(_ entry: Entry, in entries: inout [Entry]) {
        entries.removeAll {
            $0.facts.target == entry.facts.target && ($0.views.count > 1) == (entry.views.count > 1)
        }
        entries.append(entry)
    }
}
