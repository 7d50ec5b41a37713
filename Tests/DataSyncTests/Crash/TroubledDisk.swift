import Foundation
import Support

@testable import Data
@testable import DataSync
import DataSupport

/// A disk that can fail under a workstation and recover.
protocol TroubledDisk {
    /// The environment of the workstation.
    var environment: [String: String] { get }

    /// The time until a failure shows.
    var patience: Duration { get }

    /// Starts a random kind of failure for a process.
    func begin(for process: pid_t, _ random: inout SeededGenerator) throws

    /// Ends the failure.
    func end(for process: pid_t) throws
}

/// A small file system that fills up.
struct FullDisk: TroubledDisk {
    /// The mount point.
    let folder: String

    let environment: [String: String] = [:]

    /// The log is overwritten for a while before it needs more room.
    let patience = Duration.seconds(5)

    private var ballast: String { "\(folder)/ballast" }

    /// Leaves room for a few writes, or none.
    func begin(for process: pid_t, _ random: inout SeededGenerator) throws {
        try fill(leaving: [0, 4_096, 40_960, 131_072][Int.random(in: 0..<4, using: &random)])
    }

    func end(for process: pid_t) { unlink(ballast) }

    private func fill(leaving room: Int) throws {
        let file = open(ballast, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
        guard file >= 0 else { return }
        defer { close(file) }
        var status = statvfs()
        guard fstatvfs(file, &status) == 0 else { throw WorkstationFault(text: "\(folder) cannot be looked at") }
        // Another write may fill the disk meanwhile, which is fine too.
        _ = posix_fallocate(file, 0, max(1, Int(status.f_bavail * status.f_bsize) - room))
        let block = [UInt8](repeating: 0, count: 4_096)
        while room == 0, lseek(file, 0, SEEK_END) >= 0, write(file, block, block.count) > 0 {}
    }
}

/// A disk with failing system calls, by libfiu.
struct FailingDisk: TroubledDisk {
    /// The folder of libfiu's libraries.
    let libraries: String
    /// A folder for libfiu's control pipes.
    let scratch: String

    let patience = Duration.milliseconds(600)

    /// Preloads libpq: if it is loaded later, libfiu and the loader can deadlock.
    var environment: [String: String] {
        let preloaded =
            ["\(libraries)/fiu_run_preload.so", "\(libraries)/fiu_posix_preload.so"] + LibPQ.names.prefix(1)
        return [
            "LD_PRELOAD": preloaded.joined(separator: " "), "FIU_CTRL_FIFO": "\(scratch)/fiu", "FIU_ENABLE": "",
        ]
    }

    /// The failing calls, with the system's errors. Opening is excluded, because libfiu cannot tell files apart and
    /// the runtime ends a process that cannot read its own threads in /proc.
    private static let troubles: [(points: [String], errors: [Int32])] = [
        (["rw/pwrite"], [EIO, ENOSPC, EDQUOT]), (["rw/pread"], [EIO]), (["sync/fsync", "sync/fdatasync"], [EIO]),
        (["rw/pwrite/reduce"], [0]), (["rw/ftruncate"], [EIO]),
        (["rw/pwrite", "rw/pread", "sync/fdatasync", "rw/ftruncate", "dir/unlink"], [EIO]),
    ]

    func begin(for process: pid_t, _ random: inout SeededGenerator) throws {
        let trouble = Self.troubles[Int.random(in: 0..<Self.troubles.count, using: &random)]
        let jitter = [0.01, 0.1, 0.5, 1][Int.random(in: 0..<4, using: &random)]
        let error = trouble.errors[Int.random(in: 0..<trouble.errors.count, using: &random)]
        for point in trouble.points {
            try notify(process, "enable_random name=posix/io/\(point),probability=\(jitter),failinfo=\(error)")
        }
    }

    func end(for process: pid_t) throws {
        for point in Set(Self.troubles.flatMap(\.points)).sorted() {
            try notify(process, "disable name=posix/io/\(point)")
        }
    }

    /// Sends libfiu in a process a command, and waits until it is received.
    private func notify(_ process: pid_t, _ command: String) throws {
        // A process that ended does not listen, and a busy one does in a moment. One that just received the last
        // command may close the pipe on this one, which must not end the tests.
        signal(SIGPIPE, SIG_IGN)
        let deadline = ContinuousClock.now + .seconds(10)
        while .now < deadline {
            if hears(process, Array("\(command)\n".utf8)) { return }
        }
        throw WorkstationFault(text: "libfiu does not listen in process \(process)")
    }

    private func hears(_ process: pid_t, _ line: [UInt8]) -> Bool {
        let pipes = "\(scratch)/fiu-\(process)"
        let told = open("\(pipes).in", O_WRONLY | O_NONBLOCK)
        let heard = open("\(pipes).out", O_RDONLY | O_NONBLOCK)
        defer { for end in [told, heard] where end >= 0 { close(end) } }
        var answer = [UInt8](repeating: 0, count: 16)
        return told >= 0 && heard >= 0 && write(told, line, line.count) == line.count && Self.wait(heard)
            && read(heard, &answer, answer.count) > 0
    }

    private static func wait(_ descriptor: Int32) -> Bool {
        var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&watched, 1, 1_000) > 0
    }
}
