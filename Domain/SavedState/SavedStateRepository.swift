import FoundationEssentials

/// The owner of a saved place.
package enum StateOwner: Hashable, Sendable {
    /// The visitor of this terminal.
    case visitor
    /// The place that one member of staff left last, at whichever terminal.
    case staff(Staff.ID)
    /// The place that one member of staff left at this terminal.
    case staffAtTerminal(Staff.ID)

    /// The member of staff who owns the place, or nil for the visitor.
    package var staff: Staff.ID? {
        switch self {
        case .visitor: nil
        case .staff(let id), .staffAtTerminal(let id): id
        }
    }
}

/// Remembers, on this workstation only, where each person was and what they typed there. Never leaves the machine. Only
/// its owner reads a place. Saving needs no session: a place is also saved when its owner's session has ended.
package protocol SavedStateRepository: Sendable {
    /// The state that was last saved for an owner, or nil.
    ///
    /// - Throws: ``AppError/signInRequired`` for the place of a member of staff who is not signed in, or a storage
    ///   error.
    func savedState(of owner: StateOwner) async throws(AppError) -> Data?

    /// The outcome of a write that was under way when a place was saved; nil if it was not carried out.
    ///
    /// - Throws: a storage error.
    func outcome(of operation: OperationID) async throws(AppError) -> WriteOutcome?

    /// Replaces the states of the given owners, all or none.
    ///
    /// - Throws: a storage error.
    func save(_ states: [StateOwner: Data]) async throws(AppError)

    /// The lines that a member of staff typed here in earlier conversations.
    ///
    /// - Throws: ``AppError/signInRequired`` unless they are signed in, or a storage error, also for lines that are
    ///   damaged.
    func typedHistory(of staff: Staff.ID) async throws(AppError) -> TypedHistory

    /// Keeps a line that a member of staff typed. Lines that cannot be read are replaced.
    ///
    /// - Throws: ``AppError/signInRequired`` unless they are signed in, or a storage error.
    func keep(typed line: String, of staff: Staff.ID) async throws(AppError)
}
