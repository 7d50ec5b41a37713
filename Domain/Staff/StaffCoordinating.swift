/// The navigation that the screens about the staff ask for.
@MainActor package protocol StaffCoordinating: AnyObject {
    /// The user wants to see one colleague.
    func showColleague(_ userName: StaffSlug)

    /// The user wants to see who changed a colleague, and how.
    func showHistory(of userName: StaffSlug)

    /// The user wants to invite somebody new.
    func showInvitation()

    /// The invitation was read: leave its screen.
    func invitationDone()

    /// The user wants to change a colleague; ask whether they mean it.
    func confirm(_ change: StaffChange, of userName: StaffSlug)

    /// The question whether to change a colleague is answered, either way.
    func changeAnswered()
}

/// The word by which links name a member of staff: their user name.
package typealias StaffSlug = Slug<Staff>
