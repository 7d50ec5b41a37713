import Domain
import Synchronization

/// The accounts as managers change them.
extension FakeStaffSessionRepository {
    /// Puts somebody's account as a manager left it: without a password they cannot sign in, and with `endingSession`
    /// they are signed out.
    func put(_ staff: Staff, password: [UInt8]?, endingSession: Bool) {
        change { state in
            let isDue = state.accounts.first { $0.staff.id == staff.id }?.isOnboardingDue ?? true
            state.accounts.removeAll { $0.staff.id == staff.id }
            state.accounts.append(FakeAccount(staff, password: "", isOnboardingDue: isDue))
            state.passwords[staff.id] = password
            guard let session = state.session, session.staff.id == staff.id else { return }
            state.session = endingSession ? nil : session.of(staff)
        }
    }

    /// The password of somebody, or nil.
    func password(of staff: Staff.ID) -> [UInt8]? { state.withLock { $0.passwords[staff] } }

    /// Counts a try at the code of an invitation, as at a password.
    func check(_ code: Secret, against right: [UInt8]?, named userName: String) throws(AppError) {
        try count(userName) { _ in right == code.utf8 }
    }
}

extension StaffSession {
    /// The same session of somebody whose record was changed.
    fileprivate func of(_ staff: Staff) -> StaffSession {
        StaffSession(
            staff: staff, startedAt: startedAt, lastSignIn: lastSignIn, isOnboardingDue: isOnboardingDue,
            cartNotice: cartNotice)
    }
}
