import Glibc

/// Locks of an open file: they end when it is closed, and with its process.
enum FileLock {
    /// The result of asking for a lock without waiting.
    enum Answer {
        case taken
        /// Somebody else holds it.
        case held
        /// The file system knows no locks.
        case refused
    }

    /// Takes a lock on one byte of a file, alone or beside others who share it.
    static func take(_ file: Int32, byte: Int = 0, alone: Bool) -> Answer {
        if ask(setLock, file, byte, alone ? F_WRLCK : F_RDLCK) { return .taken }
        return errno == EAGAIN || errno == EACCES ? .held : .refused
    }

    /// Gives a lock back.
    static func release(_ file: Int32) { _ = ask(setLock, file, 0, F_UNLCK) }

    /// Whether the file system of a file refuses locks such as SQLite takes.
    ///
    /// Asks on another file beside it: whatever a process closes of a file ends all the locks that it has there.
    static func areRefused(beside file: String) -> Bool {
        let probe = "\(file).lock"
        let opened = open(probe, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        guard opened != -1 else { return false }
        defer {
            unlink(probe)
            close(opened)
        }
        return !ask(F_SETLK, opened, 0, F_WRLCK) && errno == ENOLCK
    }

    private static func ask(_ command: Int32, _ file: Int32, _ byte: Int, _ kind: Int32) -> Bool {
        var lock = flock()
        lock.l_type = Int16(kind)
        lock.l_whence = Int16(SEEK_SET)
        (lock.l_start, lock.l_len) = (off_t(byte), 1)
        return fcntl(file, command, &lock) == 0
    }

    /// `F_OFD_SETLK` of Linux's fcntl.h; the module of the C library leaves its name out.
    private static let setLock: Int32 = 37
}
