import Data
import FoundationEssentials
import Glibc

/// Wakes a thread that waits for a file descriptor, once: by another descriptor, which it waits for as well.
final class Wakeup: Sendable {
    /// Why a wait ended.
    enum Reason {
        /// There is something to read, or room to write.
        case ready
        /// Somebody called.
        case called
        /// The time is over.
        case late
    }

    /// A descriptor that becomes readable when the wakeup is called; -1 if the system has no more of them.
    let descriptor: Int32
    private let writer: Int32

    init() {
        var ends: [Int32] = [-1, -1]
        if pipe(&ends) != 0 { ends = [-1, -1] }
        (descriptor, writer) = (ends[0], ends[1])
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }

    deinit {
        close(descriptor)
        close(writer)
    }

    /// Wakes who waits now, and who will.
    func call() {
        var byte: UInt8 = 1
        _ = write(writer, &byte, 1)
    }

    /// Waits until a descriptor is ready for some of `events`, the wakeup is called, or the deadline. Blocks the
    /// thread.
    func wait(for events: Int32, on descriptor: Int32, until deadline: ContinuousClock.Instant) -> Reason {
        while true {
            var watched = [
                pollfd(fd: descriptor, events: Int16(events), revents: 0),
                pollfd(fd: self.descriptor, events: Int16(POLLIN), revents: 0),
            ]
            let left = ContinuousClock.now.duration(to: deadline)
            let ready = poll(&watched, nfds_t(watched.count), left.forPoll)
            // Interrupted by a signal: compute the remaining time again.
            if ready < 0 { continue }
            if watched[1].revents != 0 { return .called }
            if ready > 0 { return .ready }
            if ContinuousClock.now >= deadline { return .late }
        }
    }
}

extension Duration {
    /// In milliseconds, rounded up, so that a wait does not return a little early again and again.
    fileprivate var forPoll: Int32 {
        let milliseconds = (self / .milliseconds(1)).rounded(.up)
        return Int32(Swift.max(0, Swift.min(milliseconds, Double(Int32.max / 2))))
    }
}
