import Domain

/// The one place in Data that decides who may do what. Whatever is not permitted to a role is denied.
package struct AccessGate: Sendable {
    let session: CurrentSession

    /// The signed-in member of staff, or nil for a visitor: the owner of what belongs to the current user.
    package var currentStaff: Staff? { session.value?.staff }

    /// The member of staff who asks, if they hold every permission.
    ///
    /// - Throws: `AppError.signInRequired` for a visitor, `AppError.notAllowed` with the first permission that lacks.
    package func admit(_ permissions: [Permission]) throws(AppError) -> Staff {
        guard let staff = session.value?.staff else { throw .signInRequired }
        for permission in permissions where !staff.role.may(permission) { throw .notAllowed(permission) }
        return staff
    }

    /// The member of staff who asks, if they hold every permission by what the file says of them now: another terminal
    /// may just have changed their role or let them go. Runs inside a transaction.
    ///
    /// - Throws: `AppError.signInRequired` for a visitor and for somebody whose session was ended,
    ///   `AppError.notAllowed` with the first permission that lacks.
    package func admit(_ permissions: [Permission], in connection: Connection) throws(AppError) -> Staff {
        _ = try currentStaff(in: connection)
        return try admit(permissions)
    }

    /// The signed-in member of staff by what the file says of them now, or nil for a visitor. Runs inside a
    /// transaction.
    ///
    /// - Throws: `AppError.signInRequired` for somebody whose session was ended.
    func currentStaff(in connection: Connection) throws(AppError) -> Staff? {
        guard let id = currentStaff?.id else { return nil }
        if let record = try StaffRecord.find(id, in: connection) {
            if let current = session.update(record) { return current.staff }
        } else {
            session.end(of: id)
        }
        throw .signInRequired
    }

    /// The signature of a member of staff over a write, or nil while they are not signed in.
    package func signature(of intent: SignedIntent, by author: Staff.ID) -> [UInt8]? {
        session.key(of: author)?.sign(intent)
    }

    /// Whether a member of staff is signed in with a key.
    package func canSign(for author: Staff.ID) -> Bool { session.key(of: author) != nil }

    /// The open key of the signed-in person, or nil for a visitor.
    package var key: SigningKey? { currentStaff.flatMap { session.key(of: $0.id) } }

    /// Admits the owner of a saved place.
    ///
    /// - Throws: `AppError.signInRequired` unless the owner is signed in, or is the visitor.
    func admit(_ owner: StateOwner) throws(AppError) {
        guard let staff = owner.staff else { return }
        guard staff == session.value?.staff.id else { throw .signInRequired }
    }
}
