import Domain
import FoundationEssentials
import Glibc
import Synchronization

/// Tells whether a clinic's file is as it was when the last one who had it open left.
///
/// `clinic.seal` says how the file looked then, and when it was looked through last. Who has the clinic open shares a
/// lock on the seal, so that a file at work is not taken for one that was not left in good order.
final class Seal: Sendable {
    private let folder: ClinicFolder
    private let patience: Duration
    private let file = Mutex<Int32?>(nil)

    /// Creates the seal of a clinic. Waits at most for `patience` while another process checks the file.
    init(in folder: ClinicFolder, patience: Duration = .seconds(5)) {
        (self.folder, self.patience) = (folder, patience)
    }

    deinit { forget() }

    /// Enters the clinic's file.
    ///
    /// - Returns: whether nobody else is there and the file is not as it was left. It is then to be checked first,
    ///   while others wait.
    func come() -> Bool {
        let opened = folder.openSeal()
        guard opened != -1 else { return true }
        let isToBeLookedThrough = isFirst(opened) && SealContents(from: opened)?.state != FileState(of: folder)
        if !isToBeLookedThrough { _ = FileLock.take(opened, alone: false) }
        forget()
        file.withLock { $0 = opened }
        return isToBeLookedThrough
    }

    /// Whether a look through the file takes so long that a person would wonder.
    var isBig: Bool { FileState(of: folder).isBig }

    /// Looks through the file that it came to by `check`, and lets others come.
    func look(at moment: Date, by check: () throws(AppError) -> Void) throws(AppError) {
        do throws(AppError) {
            try check()
        } catch {
            forget()
            throw error
        }
        file.withLock { file in
            guard let file else { return }
            SealContents(FileState(of: folder), checked: moment, log: SealContents(from: file)?.log).write(to: file)
            _ = FileLock.take(file, alone: false)
        }
    }

    private func forget() {
        file.withLock { file in
            if let opened = file { close(opened) }
            file = nil
        }
    }

    /// Notes how the file looks that was just made or brought to another format.
    func note() {
        file.withLock { file in
            guard let file, let old = SealContents(from: file) else { return }
            SealContents(FileState(of: folder), checked: old.checked, log: old.log).write(to: file)
        }
    }

    /// Leaves the clinic's file, whose log goes as far as is known. The last process records how the file looks; if it
    /// was not checked for a day, runs `check` before, while others may enter. A damaged file gets no seal, nor does
    /// one that someone else changed, so the next process checks it.
    func leave(at moment: Date, log: LogVerification.Known? = nil, check: (_ file: String) throws(AppError) -> Void) {
        file.withLock { file in
            guard let opened = file else { return }
            file = nil
            defer { close(opened) }
            // Of two who leave at the same time, neither must keep the other from being the last.
            FileLock.release(opened)
            guard FileLock.take(opened, alone: true) != .held, let old = SealContents(from: opened) else { return }
            guard old.state.hasSameFile(as: FileState(of: folder)) else { return Self.breakSeal(opened) }
            var checked = old.checked
            if abs(moment.timeIntervalSince(checked)) >= Self.day {
                _ = FileLock.take(opened, alone: false)
                guard (try? check(folder.file)) != nil else { return Self.breakSeal(opened) }
                guard FileLock.take(opened, alone: true) != .held else { return }
                checked = moment
            }
            // Another process may have left with a longer one meanwhile.
            let known = [old.log, log].compactMap(\.self).max { $0.entries < $1.entries }
            let new = SealContents(FileState(of: folder), checked: checked, log: known)
            if new != old { new.write(to: opened) }
        }
    }

    /// Whether nobody else is there, and nobody enters before the file is closed or its lock is shared. Waits for a
    /// process that checks the clinic, but not for ever. If nothing can be locked, every process is the first.
    private func isFirst(_ file: Int32) -> Bool {
        let end = ContinuousClock.now + patience
        while FileLock.take(file, alone: true) == .held {
            if FileLock.take(file, alone: false) == .taken || ContinuousClock.now >= end { return false }
            usleep(Self.nap)
        }
        return true
    }

    private static let day: TimeInterval = 86_400
    /// Between two looks at a lock, in microseconds.
    private static let nap: UInt32 = 10_000
}
