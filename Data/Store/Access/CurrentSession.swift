import Domain
import Synchronization

/// The session, in this process's memory and nowhere else.
final class CurrentSession: Sendable {
    private struct State {
        var session: StaffSession?
        /// The signed-in person's key, opened by their password.
        var key: SigningKey?
        /// The epoch of the person's sessions in which it began.
        var epoch = 0
        var begins: Set<OperationID> = []
        var ends: Set<OperationID> = []
        /// The keys of those who have shown who they are without being signed in.
        var lent: [Staff.ID: SigningKey] = [:]
        /// The logged reads of this session, by what they admit to.
        var admissions: Set<LoggedRead.Admission> = []

        /// Wipes the key with the session.
        mutating func end() { (session, key, admissions) = (nil, nil, []) }
    }

    private let state = Mutex(State())

    var value: StaffSession? { state.withLock(\.session) }

    /// The open key of a member of staff, if it is they who are signed in. It is wiped when their session ends.
    func key(of staff: Staff.ID) -> SigningKey? {
        state.withLock { state in
            state.lent[staff] ?? (state.session?.staff.id == staff ? state.key : nil)
        }
    }

    /// Whether a read that admits to this was logged in the session of a member of staff.
    func admits(_ staff: Staff.ID, to admission: LoggedRead.Admission) -> Bool {
        state.withLock { $0.session?.staff.id == staff && $0.admissions.contains(admission) }
    }

    /// Admits to something until the session ends, unless it is another by now.
    func admit(to admission: LoggedRead.Admission, in session: StaffSession) {
        state.withLock { state in
            guard let now = state.session, now.staff.id == session.staff.id, now.startedAt == session.startedAt
            else { return }
            state.admissions.insert(admission)
        }
    }

    /// Lends the key of somebody who is not signed in to the writes in their name, until it is taken back with nil.
    func lend(_ key: SigningKey?, of staff: Staff.ID) {
        state.withLock { $0.lent[staff] = key }
    }

    /// Starts a session in the place of any other, unless this operation did so before: a repeated sign-in must not
    /// start one that was ended since. Whether the operation is on record does not count: its first answer may have
    /// been lost on the way here.
    ///
    /// - Returns: whether it started now.
    func begin(_ session: StaffSession, epoch: Int, key: SigningKey? = nil, by operation: OperationID) -> Bool {
        state.withLock { state in
            guard state.begins.insert(operation).inserted else { return false }
            (state.session, state.epoch, state.key) = (session, epoch, key)
            state.admissions = []
            return true
        }
    }

    /// Receives the current record of a member of staff. Ends the session of somebody who left, and one that was ended
    /// elsewhere.
    ///
    /// - Returns: their session, or nil if nobody or someone else is signed in.
    func update(_ record: StaffRecord) -> StaffSession? {
        state.withLock { state in
            guard let session = state.session, session.staff.id == record.staff.id else { return nil }
            guard record.leftAt == nil, record.sessionEpoch == state.epoch else {
                state.end()
                return nil
            }
            let updated = StaffSession(
                staff: record.staff, startedAt: session.startedAt, lastSignIn: session.lastSignIn,
                isOnboardingDue: record.isOnboardingDue, cartNotice: session.cartNotice)
            state.session = updated
            return updated
        }
    }

    /// Ends the session of someone who no longer works here, unless someone else is signed in.
    func end(of staff: Staff.ID) {
        state.withLock { state in
            if state.session?.staff.id == staff { state.end() }
        }
    }

    /// Ends the session, unless this operation did so before: a repeated sign-out must not end the next session.
    func end(by operation: OperationID) {
        state.withLock { state in
            guard state.ends.insert(operation).inserted else { return }
            state.end()
        }
    }
}
