import Foundation

/// Whose place in the app is remembered.
package enum StateOwner: Hashable, Sendable {
    /// What this terminal shows before anyone has signed in; another terminal has a place of its own.
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
    /// What was saved last for an owner, or nil.
    ///
    /// - Throws: `AppError.signInRequired` for the place of a member of staff who is not signed in, or a storage error.
    func savedState(of owner: StateOwner) async throws(AppError) -> Data?

    /// What became of a write that was under way on this workstation when a place was saved; nil where it was not
    /// carried out.
    ///
    /// - Throws: a storage error.
    func outcome(of operation: OperationID) async throws(AppError) -> WriteOutcome?

    /// Replaces what is saved for each owner that is given, all of them or none.
    ///
    /// - Throws: a storage error.
    func save(_ states: [StateOwner: Data]) async throws(AppError)
}
