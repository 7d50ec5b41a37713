import Domain
import FoundationEssentials
import Glibc
import Synchronization

/// The terminal number of an open clinic: the one that was asked for, or the lowest that no other open clinic on the
/// same file holds.
///
/// A number is held by a lock on one byte of `clinic.terminals`, beside the database. The lock belongs to the open
/// file, not to the process: two clinics in one process are two terminals, and the system gives the number back when
/// the clinic is closed or its process dies, however it dies.
final class Terminal: Sendable {
    private struct Hold {
        let number: Int
        /// The file that holds the lock, or nil where the number is held by nothing.
        var file: Int32?
        /// Whether the visitor's cart or place was read here.
        var hadVisitor = false
    }

    private let location: StoreLocation
    private let hold = Mutex<Hold?>(nil)

    /// Creates the terminal of a clinic. Nothing is locked before its number is read: a start may not need it.
    init(at location: StoreLocation) {
        self.location = location
    }

    deinit { leave() }

    /// Releases the number. It can still be read.
    func leave() {
        hold.withLock { hold in
            if let file = hold?.file { close(file) }
            hold?.file = nil
        }
    }

    /// The number, from 1 on; constant while the clinic is open.
    ///
    /// It is 1 in memory, and if the file system has no locks: all share that terminal then.
    var number: Int { hold.withLock { held(&$0).number } }

    /// The number, or 0 if nothing has asked for it yet: a sign-in takes none, so that `--as` occupies no terminal.
    var numberSoFar: Int { hold.withLock { $0?.number ?? 0 } }

    /// Makes it the terminal of a number, if that is free; before its number is asked for. Where nothing can be locked,
    /// every number is free.
    ///
    /// - Returns: whether it is that terminal now.
    func take(_ number: Int) -> Bool {
        hold.withLock { hold in
            if let hold { return hold.number == number }
            hold = lockedFirst(in: number...number, else: number)
            return hold != nil
        }
    }

    /// Whether the visitor's cart or place was read here, so that a user who signs in has seen what the visitor left.
    /// False if the first thing that happens at the terminal is a sign-in.
    var hadVisitor: Bool { hold.withLock { $0?.hadVisitor ?? false } }

    private func held(_ hold: inout Hold?) -> Hold {
        let held = hold ?? lockedFirst(in: 1...Int.max, else: 1) ?? Hold(number: 1, file: nil)
        hold = held
        return held
    }

    /// The number, asked for on behalf of a visitor.
    private var visitorsNumber: Int {
        hold.withLock { hold in
            var held = held(&hold)
            held.hadVisitor = true
            hold = held
            return held.number
        }
    }

    /// The lowest free number, locked; nil if there is none. `shared` if nothing can be locked.
    private func lockedFirst(in numbers: ClosedRange<Int>, else shared: Int) -> Hold? {
        guard case .folder(let folder) = location else { return Hold(number: shared, file: nil) }
        let file = open(ClinicFolder(path: folder).terminals, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        guard file != -1 else { return Hold(number: shared, file: nil) }
        for number in numbers {
            if Self.lock(number, of: file) { return Hold(number: number, file: file) }
            guard errno == EAGAIN || errno == EACCES else {
                close(file)
                return Hold(number: shared, file: nil)
            }
        }
        close(file)
        return nil
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

extension Terminal {
    /// The stored name of an owner: the visitor's data belongs to this terminal's visitor. Reading it makes the user a
    /// visitor here.
    func storedName(of owner: StateOwner) -> String {
        Self.storedName(of: owner, at: owner == .visitor ? visitorsNumber : number)
    }

    /// The same name for data that is only written or compared: leaving a place to the next visitor makes nobody one.
    func plainName(of owner: StateOwner) -> String {
        Self.storedName(of: owner, at: number)
    }

    private static func storedName(of owner: StateOwner, at number: @autoclosure () -> Int) -> String {
        switch owner {
        case .visitor:
            let number = number()
            return number == 1 ? "visitor" : "visitor:\(number)"
        case .staff(let id): return "staff:\(id.rawValue.uuidString)"
        case .staffAtTerminal(let id): return "staff:\(id.rawValue.uuidString):\(number())"
        }
    }

    /// The same for the current user: a member of staff, or nil for the visitor.
    func storedName(of staff: Staff.ID?) -> String {
        storedName(of: staff.map(StateOwner.staff) ?? .visitor)
    }
}
