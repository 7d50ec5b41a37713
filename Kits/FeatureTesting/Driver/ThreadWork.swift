import Foundation

/// How long the processor has worked on each thread of this process.
enum ThreadWork {
    /// The work of every thread now, by its number. Where the system does not tell threads apart, it is the mean of the
    /// processors, which grows no faster than the work of one thread that never waits.
    static func ofProcess() -> [String: Duration] {
        let folder = "/proc/self/task"
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let works = threads.map { ($0, work(in: "\(folder)/\($0)/schedstat")) }
        // The thread that asks has worked: a kernel that says otherwise does not count.
        guard works.contains(where: { $1 > .zero }) else { return ["process": ofWholeProcess / processors] }
        return Dictionary(works) { max($0, $1) }
    }

    /// The work of the thread that has worked most since the work was as given. A thread that is new counts from zero.
    static func busiest(since then: [String: Duration]) -> Duration {
        ofProcess().map { $1 - (then[$0] ?? .zero) }.max() ?? .zero
    }

    /// The first number of this file is the time on the processor in nanoseconds; zero where the thread has ended. See
    /// Documentation/scheduler/sched-stats.rst of the Linux kernel.
    private static func work(in file: String) -> Duration {
        let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
        return .nanoseconds(Int64(text.prefix { $0 != " " }) ?? 0)
    }

    private static var processors: Int { ProcessInfo.processInfo.activeProcessorCount }

    private static var ofWholeProcess: Duration {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
    }
}
