import Support

/// The previews of patients.
package nonisolated enum Previews {
    /// Every screen in every state.
    package static let all: [Preview] =
        PatientListState.previews(of: "list") { try await $0.screen() }
        + PatientDetailState.previews(of: "detail") { try await $0.screen() }
        + PatientEditState.previews(of: "edit") { try await $0.screen() }
        + RegistrationState.previews(of: "registration") { try await $0.screen() }
        + ClinicalNotesState.previews(of: "notes") { try await $0.screen() }
        + NoteReasonState.previews(of: "reason") { try await $0.screen() }
}
