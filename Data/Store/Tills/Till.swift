import Domain
import Foundation
import Synchronization

/// The till that an open clinic is: the lowest number that no other one on the same file has at present.
///
/// A number is held by a lock on one byte of `clinic.tills`, beside the database. The lock belongs to the open file, not to
/// the process: two clinics in one process are two tills, and the system gives the number back when the clinic is closed or
/// its process dies, however it dies.
final class Till: Sendable {
    private struct Hold {
        let number: Int
        /// The file that holds the lock, or nil where the number is held by nothing.
        var file: Int32?
    }

    private let location: StoreLocation
    private let hold = Mutex<Hold?>(nil)

    /// The till of a clinic at a place. Nothing is locked before somebody asks for its number: a start may need none.
    init(at location: StoreLocation) {
        self.location = location
    }

    deinit { leave() }

    /// Gives the number back. Whoever still asks is told the number that this was.
    func leave() {
        hold.withLock { hold in
            if let file = hold?.file { close(file) }
            hold?.file = nil
        }
    }

    /// The number, from 1 on; the same as long as the clinic is open.
    ///
    /// It is 1 in memory, and where the file system knows no locks: all who are there share that till then.
    var number: Int {
        hold.withLock { hold in
            let held = hold ?? lowestFree() ?? Hold(number: 1, file: nil)
            hold = held
            return held.number
        }
    }

    /// The lowest number that is free, locked; nil where nothing can be locked.
    private func lowestFree() -> Hold? {
        guard case .folder(let folder) = location else { return nil }
        let file = open(ClinicFolder(path: folder).tills, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        guard file >= 0 else { return nil }
        var number = 1
        while !Self.lock(number, of: file) {
            guard errno == EAGAIN || errno == EACCES else {
                close(file)
                return nil
            }
            number += 1
        }
        return Hold(number: number, file: file)
    }

    /// Locks the byte of a number, without waiting; false sets `errno`.
    private static func lock(_ number: Int, of file: Int32) -> Bool {
        var byte = flock()
        byte.l_type = Int16(F_WRLCK)
        byte.l_whence = Int16(SEEK_SET)
        (byte.l_start, byte.l_len) = (off_t(number - 1), 1)
        return fcntl(file, setLock, &byte) == 0
    }

    /// `F_OFD_SETLK` of Linux's fcntl.h, for a lock of the open file; the module of the C library leaves its name out.
    private static let setLock: Int32 = 37
}

extension Till {
    /// How an owner is named in storage: what is the visitor's is the visitor's at this till.
    func storedName(of owner: StateOwner) -> String {
        switch owner {
        case .visitor: number == 1 ? "visitor" : "visitor:\(number)"
        case .staff(let id): "staff:\(id.rawValue.uuidString)"
        }
    }

    /// The same of whoever is here: a member of staff, or nil for the visitor.
    func storedName(of staff: Staff.ID?) -> String {
        storedName(of: staff.map(StateOwner.staff) ?? .visitor)
    }
}
