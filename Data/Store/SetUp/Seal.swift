import Domain
import Foundation
import Synchronization

/// Tells whether a clinic's file is as it was when the last one who had it open left.
///
/// `clinic.seal` says how the file looked then, and when it was looked through last. Who has the clinic open shares a
/// lock on the seal, so that a file at work is not taken for one that was not left in good order.
final class Seal: Sendable {
    private let folder: ClinicFolder?
    private let file = Mutex<Int32?>(nil)

    /// The seal of a clinic at a place; memory has none.
    init(at location: StoreLocation) {
        folder = if case .folder(let path) = location { ClinicFolder(path: path) } else { nil }
    }

    deinit { file.withLock { if let file = $0 { close(file) } } }

    /// Comes to the clinic's file. Where nobody else is there and it is not as it was left, `check` looks through it
    /// first, while others wait.
    func open(at moment: Date, check: () throws(AppError) -> Void) throws(AppError) {
        guard let folder else { return }
        let opened = Foundation.open(folder.seal, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        guard opened >= 0 else { return try check() }
        do throws(AppError) {
            if Self.isFirst(opened), SealContents(from: opened)?.state != FileState(of: folder) {
                try check()
                SealContents(FileState(of: folder), checked: moment).write(to: opened)
            }
        } catch {
            close(opened)
            throw error
        }
        _ = FileLock.take(opened, alone: false)
        file.withLock { file in
            if let file { close(file) }
            file = opened
        }
    }

    /// Leaves the clinic's file. The last one notes how it looks; where nobody has looked through it for a day, `check`
    /// does before. What turns out to be damaged gets no seal, so that the next one to come is told.
    func leave(at moment: Date, check: (_ file: String) throws(AppError) -> Void) {
        file.withLock { file in
            guard let folder, let opened = file else { return }
            file = nil
            defer { close(opened) }
            guard FileLock.take(opened, alone: true) != .held else { return }
            let old = SealContents(from: opened)
            var checked = old?.checked ?? .distantPast
            if abs(moment.timeIntervalSince(checked)) >= Self.day {
                guard (try? check(folder.file)) != nil else { return _ = ftruncate(opened, 0) }
                checked = moment
            }
            let new = SealContents(FileState(of: folder), checked: checked)
            if new != old { new.write(to: opened) }
        }
    }

    /// Whether nobody else is there, and nobody comes before the file is closed or its lock is shared. Someone who
    /// looks through the clinic, or leaves, is waited for. Where nothing can be locked, everyone is the first.
    private static func isFirst(_ file: Int32) -> Bool {
        while FileLock.take(file, alone: true) == .held {
            if FileLock.take(file, alone: false) == .taken { return false }
            FileLock.waitToShare(file)
        }
        return true
    }

    private static let day: TimeInterval = 86_400
}
