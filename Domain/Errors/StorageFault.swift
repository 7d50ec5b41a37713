/// A problem with the clinic's file or folder. Every case names the path.
package enum StorageFault: Hashable, Sendable {
    /// The file or folder cannot be opened; the detail is the system's own.
    case cannotOpen(path: String, detail: String)
    /// The file or folder may be read but not written.
    case readOnly(path: String)
    /// No space is left for it.
    case full(path: String)
    /// The disk failed at reading or writing it; the detail is the system's own.
    case failing(path: String, detail: String)
    /// The file is damaged or is not a clinic's.
    case corrupt(path: String, detail: String)
    /// The file is missing or empty, but its log with the last writes is there.
    case logWithoutFile(path: String, log: String)
    /// A newer version of this app wrote the file.
    case newer(path: String, version: Int, known: Int)
    /// Migrating the file to this version failed; a copy from before is at `backup`.
    case migrationFailed(path: String, backup: String, detail: String)
    /// Another process holds the file and did not release it in time.
    case busy(path: String)
    /// The file system refuses locks, so that programs that share the file could not keep apart.
    case noLocks(path: String)
    /// The machine has no time zone files, without which the clinic's times would be those of another zone.
    case noTimeZones(path: String)
}

extension StorageFault {
    /// A short stable name, for scripts: `storage-full`.
    package var code: String {
        switch self {
        case .cannotOpen: "storage-cannot-open"
        case .readOnly: "storage-read-only"
        case .full: "storage-full"
        case .failing: "storage-failing"
        case .corrupt: "storage-corrupt"
        case .logWithoutFile: "storage-log-without-file"
        case .newer: "storage-newer"
        case .migrationFailed: "storage-migration-failed"
        case .busy: "storage-busy"
        case .noLocks: "storage-no-locks"
        case .noTimeZones: "storage-no-time-zones"
        }
    }

    /// The message: what happened, in one sentence.
    package var message: String {
        switch self {
        case .cannotOpen(let path, let detail): "\(path) cannot be opened: \(detail)."
        case .readOnly(let path): "\(path) cannot be written to."
        case .full(let path): "There is no space left for \(path)."
        case .failing(let path, let detail): "\(path) could not be read or written: \(detail)."
        case .corrupt(let path, let detail): "\(path) is damaged or is no clinic file: \(detail)."
        case .logWithoutFile(let path, let log):
            "\(path) is missing or empty, but its log \(log) holds what was written last."
        case .newer(let path, let version, let known):
            "\(path) was written by a newer clinic (format \(version); this one knows up to \(known))."
        case .migrationFailed(let path, let backup, let detail):
            "\(path) could not be brought to this version: \(detail); a copy from before is \(backup)."
        case .busy(let path): "Another program is using \(path) and did not let go in time."
        case .noLocks(let path): "The file system of \(path) refuses locks, without which nobody may write to it."
        case .noTimeZones(let path): "This machine has no time zone files: \(path) is missing."
        }
    }

    /// The advice: what the user can do, in one sentence.
    package var advice: String {
        switch self {
        case .cannotOpen, .readOnly: "Check that the folder exists and is yours to write, or choose another one."
        case .full: "Make room and try again; nothing was lost."
        case .failing:
            "Try again; what was saved before is kept, but copy the folder to another disk if it happens again."
        case .corrupt: "It was left as it is; put a backup in its place, or start another clinic in another folder."
        case .logWithoutFile:
            "Put back the file that belongs to the log, or move the log away before you restore a backup."
        case .newer: "Use that newer clinic, or start another one in another folder."
        case .migrationFailed: "The file is as it was; keep the copy and report this text."
        case .busy: "Try again in a moment."
        case .noLocks: "Have the network folder mounted with locks, or keep the clinic on a disk of this machine."
        case .noTimeZones: "Install the package tzdata, then start again."
        }
    }
}
