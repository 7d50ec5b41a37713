import Domain

/// The first key of somebody who had a hash of their password, as format 7 and before kept it, as a change to the
/// tables. Runs inside a transaction.
struct KeyWrite: Sendable {
    let key: SigningKey
    let locked: LockedKey

    /// Puts the key in the place of the hash that was checked. In a clinic that is not shared, that of the first
    /// manager who gets one is the founding key.
    ///
    /// - Throws: `AppError.wrongCredentials` if the password was changed since.
    func apply(over checked: StaffRecord, in connection: Connection) throws(AppError) {
        let (id, publicKey) = (checked.staff.id.rawValue, key.publicKey.hexadecimal)
        connection.recording?.author = checked.staff.id
        try connection.willChange(.staff, id)
        let changed = try connection.run(
            "UPDATE staff SET locked_key = ?, public_key = ? WHERE id = ? AND locked_key = ?",
            [
                .text(try locked.stored(of: checked.staff.id, in: connection)), .text(publicKey), .identity(id),
                .text(checked.lockedKey),
            ])
        guard changed == 1 else { throw .wrongCredentials }
        guard checked.staff.role == .manager, try !connection.isShared() else { return }
        let clinic = try connection.first("SELECT id FROM clinic WHERE founding_key IS NULL") { row throws(AppError) in
            try row.identity(0)
        }
        guard let clinic else { return }
        try connection.willChange(.clinic, clinic)
        try connection.run("UPDATE clinic SET founding_key = ?", [.text(publicKey)])
    }
}
