import DesignSystem
import Navigation

/// A session as lines of the command language: typed in again, they lead to the same place.
///
/// A place that a link or a step back leads to is gone to by that, anything else by what was pressed. Nothing is saved
/// again: of a step that saved something only where it led is done again. What was typed is in it as little as a password;
/// whoever replays a sign-in has the password in the environment.
nonisolated struct NavigationTranscript {
    /// The lines; what begins with `#` is a remark.
    private(set) var lines: [String] = []

    private var state = NavigationState()
    /// Whether typing in the lines makes a step for each step so far, so that undoing leads to the same places.
    private var isExact = true

    /// The transcript of some steps from the start of the app on.
    init(_ steps: [(cause: StepCause, changes: [NavigationChange])]) {
        for step in steps {
            let before = state
            for change in step.changes { state.apply(change) }
            lines += lines(for: step.cause, step.changes, from: before)
        }
    }

    private mutating func lines(
        for cause: StepCause, _ changes: [NavigationChange], from before: NavigationState
    ) -> [String] {
        guard case .command(let command) = cause else { return before == state ? [] : ["# \(cause.text)"] }
        if let signIn = signIn(by: command, changes, from: before) { return signIn }
        let wrote = changes.contains(.wrote) && before.userName == state.userName
        let saved = wrote ? ["# \(command): saved something, which is not done again"] : []
        if before.withoutDraftQuestion == state.withoutDraftQuestion {
            return changes == [.acted] ? [command] : saved
        }
        return saved + [line(command, wrote: wrote, from: before.withoutDraftQuestion)]
    }

    /// The line that leads from one place to the one on show.
    private mutating func line(_ command: String, wrote: Bool, from before: NavigationState) -> String {
        let state = state.withoutDraftQuestion
        if isExact, ["undo", "redo"].contains(command) { return command }
        if state == before.goneBack { return "back" }
        if state == before.showing(state.section), before.userName == state.userName {
            return "go \(state.section.title)"
        }
        let link = state.visibleRoute.flatMap { $0.link }
        if let link, let route = state.visibleRoute, state == before.showing(route) { return "open \(link)" }
        if !wrote, isExact || !["undo", "redo"].contains(command) { return command }
        isExact = false
        return link.map { "open \($0)" } ?? "# \(state.breadcrumb.joined(separator: " › ")): only saving leads there"
    }

    /// Signing in at the sheet. Who opens a lock comes back to where they were, and who replays this was never locked out.
    private func signIn(by command: String, _ changes: [NavigationChange], from before: NavigationState) -> [String]? {
        guard let modal = before.modals.last?.modal else { return nil }
        let names = changes.compactMap { if case .signedIn(let name) = $0 { name } else { nil } }
        switch modal {
        case .login: return names.last.map { ["set User name \($0)", "set Password @env:CLINIC_PASSWORD", command] }
        case .locked(let userName):
            guard let name = names.last, name != userName else { return [] }
            return ["# \(name) signed in at the lock: from here on it is not the same person"]
        case .settings, .profile, .booking, .contactSupport, .share, .onboarding, .purchaseConfirmation: return nil
        }
    }
}

nonisolated extension NavigationState {
    /// The state without a question about what was typed: whoever types the lines in again has typed nothing.
    var withoutDraftQuestion: NavigationState {
        guard case .discardDraft = alert else { return self }
        var state = self
        state.alert = nil
        return state
    }
}

extension AppCoordinator {
    /// What whoever is here did, as lines that do it again from the start of the app: that is what a sign-out leaves.
    var transcript: [String] {
        transcript(of: journal.journal.steps[ownSteps])
    }

    /// What everybody did since the app was started, for whoever asked for that when starting it.
    var wholeTranscript: [String] {
        transcript(of: journal.journal.steps[...])
    }

    private func transcript(of steps: ArraySlice<Journal<NavigationChange, StepCause>.Step>) -> [String] {
        NavigationTranscript(steps.map { ($0.cause, $0.changes) }).lines.map { VisibleText.of($0) }
    }
}
