import Data
import Domain
import FoundationEssentials
import Glibc

extension PostgresSession {
    /// Opens a connection, and identifies the remote.
    static func open(
        _ address: PostgresAddress, library: LibPQ, timeouts: RemoteTimeouts, wakeup: Wakeup
    ) throws(PostgresFault) -> PostgresSession {
        let deadline = ContinuousClock.now + timeouts.connecting
        let options = try lookedUp(address, or: wakeup, until: deadline)
        let handle = withCStrings(options.map(\.key) + [nil]) { keywords in
            withCStrings(options.map(\.value) + [nil]) { library.connectStart(keywords, $0, 0) }
        }
        guard let handle else { throw .unreachable("there is no memory left for a connection") }
        let session = PostgresSession(handle, of: library, timeout: timeouts.answering, wakeup: wakeup)
        try session.connect(until: deadline, timeout: timeouts.connecting)
        try session.identify()
        return session
    }

    /// The options with the addresses of the host: libpq's own lookup could block without limit.
    private static func lookedUp(
        _ address: PostgresAddress, or wakeup: Wakeup, until deadline: ContinuousClock.Instant
    ) throws(PostgresFault) -> [String: String] {
        guard let host = address.hostToLookUp else { return address.options }
        let found = try HostLookup(host).wait(or: wakeup, until: deadline)
        guard !found.isEmpty else { throw .unreachable("there is no host called \(host)") }
        let hosts = Array(repeating: host, count: found.count).joined(separator: ",")
        return address.options.merging(["host": hosts, "hostaddr": found.joined(separator: ",")]) { $1 }
    }

    private func connect(until deadline: ContinuousClock.Instant, timeout: Duration) throws(PostgresFault) {
        // Else libpq prints what the server remarks, and tells of a refusal in words alone.
        _ = library.setNoticeProcessor(handle, { _, _ in }, nil)
        _ = library.setErrorVerbosity(handle, LibPQ.Verbosity.verbose)
        var state = LibPQ.Polling.writing
        while state != LibPQ.Polling.ok {
            guard state != LibPQ.Polling.failed, library.socket(handle) >= 0 else { throw connectionFault }
            let events = state == LibPQ.Polling.reading ? POLLIN : POLLOUT
            switch wakeup.wait(for: events, on: library.socket(handle), until: deadline) {
            case .ready: state = library.connectPoll(handle)
            case .called: throw .ended
            case .late: throw .unreachable("no connection within \(timeout.inWords)")
            }
        }
        _ = library.setErrorVerbosity(handle, LibPQ.Verbosity.usual)
        try check(library.setNonBlocking(handle, 1) == 0 ? 1 : 0)
    }

    /// Why there is no connection, which libpq tells in words only.
    private var connectionFault: PostgresFault {
        let words = library.errorMessage(handle).map { String(cString: $0) } ?? ""
        return ConnectionRefusal(words: words, needsPassword: library.needsPassword(handle) != 0).fault
    }

    /// Identifies the remote, and lets it notice whether it was restored, and by which workstation it is asked.
    func identify(_ log: [UInt8]? = nil) throws(PostgresFault) {
        // An older one cannot be told who asks, and says no more.
        let isTold = log != nil && remote.map { $0.version >= 5 } == true
        remote = nil
        do throws(PostgresFault) {
            let result =
                isTold
                ? try rows("select * from clinic.identity($1::text)", [log?.hexadecimal])
                : try rows("select version, clinic_id, is_open from clinic.identity()")
            guard result.count > 0, let version = result.integer(0, 0), let clinic = result.identity(0, 1) else {
                return
            }
            let settled = isTold ? result.integer(0, 3) ?? 0 : 0
            remote = (version, RemoteIdentity(clinic: clinic, isOpen: result.text(0, 2) == "t", settled: settled))
        } catch {
            guard case .said(let state, _) = error, RemoteState.isOfEmptiness(state) else { throw error }
        }
    }
}
