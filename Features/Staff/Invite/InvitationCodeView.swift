import DesignSystem
import Domain
import FoundationEssentials

/// The code of an invitation, which is shown this once.
struct InvitationCodeView: View {
    let invitation: InvitationPresentation

    var body: some View {
        Section("Shown this once") {
            LabeledContent("Code of \(invitation.userName)", value: invitation.code).bold()
            LabeledContent("Until") { Text(invitation.until, format: .dateTime) }
            Text("They choose a password with it: “I have an invitation” where one signs in.")
                .foregroundStyle(.secondary)
        }
    }
}

/// An invitation as its maker sees it.
nonisolated struct InvitationPresentation: Hashable, Sendable {
    let userName: String
    let code: String
    let until: Date

    init(_ invitation: Invitation) {
        userName = invitation.userName
        code = invitation.code.description
        until = invitation.until
    }
}
