import Domain
import Glibc

/// A file that gets its name once it is complete and on disk. Until then it is `NAME.part` beside it, with a lock: one
/// that a killed program left is replaced by the next.
final class PartFile {
    let path: String
    let part: String
    let file: Int32
    private let isReplacing: Bool
    private var isNamed = false

    init(for path: String, replacing: Bool) throws(BackupFault) {
        (self.path, part, isReplacing) = (path, "\(path).part", replacing)
        guard replacing || access(path, F_OK) != 0 else { throw .exists(path: path) }
        var status = stat()
        if replacing, stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
            throw .file(FileFault(path, reason: "It is no regular file"))
        }
        try Self.removeLeft(part)
        file = Glibc.open(part, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
        guard file != -1 else { throw .file(FileFault(part, errno)) }
        guard flock(file, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK else { throw .underWay(path: path) }
    }

    deinit {
        if !isNamed, file != -1, CopyPlace.isSame(file, part) { unlink(part) }
        if file != -1 { close(file) }
    }

    /// Waits until all of it is on disk, and has it read from there again.
    func flush() throws(BackupFault) {
        guard fsync(file) == 0 else { throw .file(FileFault(part, errno)) }
        _ = posix_fadvise(file, 0, 0, POSIX_FADV_DONTNEED)
        guard lseek(file, 0, SEEK_SET) == 0 else { throw .file(FileFault(part, errno)) }
    }

    /// Gives it its name, for good.
    func name() throws(BackupFault) {
        guard CopyPlace.isSame(file, part) else { throw .underWay(path: path) }
        if isReplacing {
            guard rename(part, path) == 0 else { throw .file(FileFault(path, errno)) }
        } else {
            try takeFreeName()
        }
        isNamed = true
        FolderSync.flush(folderOf: path)
    }

    /// A name that somebody else took meanwhile is left alone, where the file system has links that see to that.
    private func takeFreeName() throws(BackupFault) {
        guard link(part, path) != 0 else {
            unlink(part)
            return
        }
        guard errno != EEXIST, access(path, F_OK) != 0 else { throw .exists(path: path) }
        guard rename(part, path) == 0 else { throw .file(FileFault(path, errno)) }
    }

    /// Removes the part of a program that was killed.
    static func removeLeft(_ part: String) throws(BackupFault) {
        let left = Glibc.open(part, O_RDWR | O_CLOEXEC | O_NOFOLLOW)
        guard left != -1 else { return }
        defer { close(left) }
        guard flock(left, LOCK_EX | LOCK_NB) == 0 else { throw .underWay(path: part) }
        unlink(part)
    }
}

/// Waits until the names in a folder are on disk.
enum FolderSync {
    static func flush(folderOf path: String) {
        let slash = path.lastIndex(of: "/")
        let name = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
        let folder = open(name, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder != -1 else { return }
        _ = fsync(folder)
        close(folder)
    }
}
