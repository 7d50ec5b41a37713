import Domain
import Navigation

/// Looks whose patient somebody is before the notes about them are shown; who opens another's says why first.
nonisolated struct NotesGate: Sendable {
    let patients: any PatientRepository

    /// Nothing to look up, except on the way to notes.
    func answer(for route: AppRoute) -> GateAnswer<AppRoute, GateRefusal> {
        guard case .patients(.notes(let number)) = route else { return .verdict(.allow) }
        return .ask { [patients] in
            for await snapshot in patients.noteAccess(to: number) {
                if case .value(.reasonRequired, _, _) = snapshot {
                    return .redirect(to: .noteReason(.reason(number)), because: .reasonDue(number))
                }
                // The place itself says what keeps its notes from being read.
                return .allow
            }
            return .allow
        }
    }
}
