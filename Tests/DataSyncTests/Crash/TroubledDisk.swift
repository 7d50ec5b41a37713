import Foundation
import Support

@testable import Data
@testable import DataSync
@testable import DataTests

/// A disk that can be taken away from a workstation and given back.
protocol TroubledDisk {
    /// The variables that a workstation is started with.
    var environment: [String: String] { get }

    /// How long trouble takes to show.
    var patience: Duration { get }

    /// Makes trouble for a process, of a kind that chance decides.
    func begin(for process: pid_t, _ random: inout SeededGenerator) throws

    /// Ends the trouble.
    func end(for process: pid_t) throws
}

/// A small file system of its own that fills up.
struct FullDisk: TroubledDisk {
    /// Where it is mounted.
    let folder: String

    let environment: [String: String] = [:]

    /// The log is written over and over before it needs more room.
    let patience = Duration.seconds(5)

    private var ballast: String { "\(folder)/ballast" }

    /// Leaves so little room that some writes may still fit, or none.
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
        // Someone writes meanwhile: what does not fit any more is not needed either.
        _ = posix_fallocate(file, 0, max(1, Int(status.f_bavail * status.f_bsize) - room))
        let block = [UInt8](repeating: 0, count: 4_096)
        while room == 0, lseek(file, 0, SEEK_END) >= 0, write(file, block, block.count) > 0 {}
    }
}

/// A disk that fails at some calls, by libfiu.
struct FailingDisk: TroubledDisk {
    /// Where libfiu's libraries are.
    let libraries: String
    /// A folder for the pipes by which it is told what to do.
    let scratch: String

    let patience = Duration.milliseconds(600)

    /// With libpq from the start: where it is loaded later, libfiu and the loader may wait for each other for ever.
    var environment: [String: String] {
        let preloaded =
            ["\(libraries)/fiu_run_preload.so", "\(libraries)/fiu_posix_preload.so"] + LibPQ.names.prefix(1)
        return [
            "LD_PRELOAD": preloaded.joined(separator: " "), "FIU_CTRL_FIFO": "\(scratch)/fiu", "FIU_ENABLE": "",
        ]
    }

    /// What fails, and with which error of the system. Opening is none of it: libfiu cannot tell files apart, and the
    /// runtime ends a process that cannot look at its own threads in /proc.
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

    /// Says something to libfiu in a process, and waits until it was heard.
    private func notify(_ process: pid_t, _ command: String) throws {
        // Whoever ended listens no more; whoever is busy does in a moment. Who has just heard the last command may hang
        // up on this one, which must not end the tests.
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
