import Domain
import Glibc

/// The one plain copy of a clinic that a backup or a restore works on, in the clinic's private folder: `clinic.copy`.
///
/// A lock on it says that somebody works on it. The system releases the lock however a process ends; the next one who
/// takes it clears what was left.
final class CopyPlace {
    let folder: ClinicFolder
    let path: String
    /// The file, which stays open for its lock.
    let file: Int32
    private var isTaken = true

    /// Makes an empty copy, or clears one that was left.
    ///
    /// - Throws: a fault if somebody else works on it, or it cannot be made.
    init(in folder: ClinicFolder) throws(BackupFault) {
        (self.folder, path) = (folder, folder.copy)
        while true {
            let opened = Glibc.open(path, O_CREAT | O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0o600)
            guard opened != -1 else { throw .file(FileFault(path, errno)) }
            guard flock(opened, LOCK_EX | LOCK_NB) == 0 else {
                let error = errno
                close(opened)
                throw error == EWOULDBLOCK ? .underWay(path: path) : .file(FileFault(path, error))
            }
            // The one who had the lock before may have taken the file away meanwhile.
            if Self.isSame(opened, path) {
                file = opened
                break
            }
            close(opened)
        }
        guard ftruncate(file, 0) == 0, fchmod(file, 0o600) == 0 else { throw .file(FileFault(path, errno)) }
        removeCompanions()
    }

    deinit { remove() }

    /// Takes the copy away.
    func remove() {
        guard isTaken else { return }
        isTaken = false
        removeCompanions()
        unlink(path)
        close(file)
    }

    /// Lets the copy be the clinic's file from now on: its name changes, and nothing is taken away.
    func becomesTheClinic() throws(BackupFault) {
        guard rename(path, folder.file) == 0 else { throw .file(FileFault(folder.file, errno)) }
        isTaken = false
        close(file)
    }

    /// Clears the copy for another one.
    func clear() throws(BackupFault) {
        removeCompanions()
        guard ftruncate(file, 0) == 0, lseek(file, 0, SEEK_SET) == 0 else { throw .file(FileFault(path, errno)) }
    }

    /// The size in bytes.
    func size() throws(BackupFault) -> Int {
        var status = stat()
        guard fstat(file, &status) == 0 else { throw .file(FileFault(path, errno)) }
        return Int(status.st_size)
    }

    private func removeCompanions() {
        for ending in ["-journal", "-wal", "-shm"] { unlink(path + ending) }
    }

    /// Whether an open file is the one at a path.
    static func isSame(_ file: Int32, _ path: String) -> Bool {
        var (mine, its) = (stat(), stat())
        return fstat(file, &mine) == 0 && lstat(path, &its) == 0 && mine.st_ino == its.st_ino
            && mine.st_dev == its.st_dev
    }
}
