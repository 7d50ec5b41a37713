import Foundation

/// Whose place in the app is remembered.
package enum StateOwner: Hashable, Sendable {
    /// What this terminal shows before anyone has signed in; another terminal has a place of its own.
    case visitor
    /// The place that one member of staff left last, at whichever terminal.
    case staff(Staff.ID)
    /// The place that one member of staff left at this terminal.
    case staffAtTerminal(Staff.ID)
}

/// Remembers, on this workstation only, where each person was and what they typed there. Never leaves the machine and
/// needs no permission.
package protocol SavedStateRepository: Sendable {
    /// What was saved last for an owner, or nil.
    ///
    /// - Throws: a storage error.
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
