import DesignSystem

/// One colleague: what is known of them, and what a manager can change.
package struct ColleagueView: View {
    private let model: ColleagueModel

    /// The view of a model's colleague.
    package init(model: ColleagueModel) { self.model = model }

    /// The colleague, or the error.
    package var body: some View {
        LoadedView(model.colleague) { colleague in
            ColleagueFacts(colleague: colleague)
            if let problem = model.problem { FailureView(problem) }
            if let invitation = model.invitation { InvitationCodeView(invitation: invitation) }
            if colleague.canBeInvited, model.invitation == nil {
                Button("Invite again") { await model.inviteAgain(colleague) }.accessibilityIdentifier("invite-again")
            }
            ForEach(colleague.changes) { choice in
                Button(choice.title) { model.ask(choice) }.accessibilityIdentifier(choice.id)
            }
            Button("History", action: model.showHistory).accessibilityIdentifier("history")
        }
        .navigationTitle(model.title)
        .task { await model.observe() }
    }
}

/// The facts about a colleague.
struct ColleagueFacts: View {
    let colleague: ColleaguePresentation

    var body: some View {
        LabeledContent("Name", value: colleague.name)
        LabeledContent("Role", value: colleague.role)
        LabeledContent("User name", value: colleague.userName)
        if let moment = colleague.moment {
            LabeledContent(colleague.standing) { Text(moment, format: .dateTime) }
        } else {
            LabeledContent("State", value: colleague.standing)
        }
        if let lastSignIn = colleague.lastSignIn {
            LabeledContent("Last sign-in here") { Text(lastSignIn, format: .dateTime) }
        }
    }
}
