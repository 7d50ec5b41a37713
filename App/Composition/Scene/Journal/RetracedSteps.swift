import DesignSystem
import Navigation
import TextShell

/// A session as lines of the command language. Typing them again leads to the same place.
///
/// A place that a link or going back leads to is reached that way, any other by pressing the same buttons. Nothing is
/// saved again: a step that saved something is replaced by going where it led. Input and passwords are left out; a
/// sign-in takes the password from the environment.
nonisolated struct RetracedSteps {
    /// One line.
    struct Line: Hashable {
        /// The line, or a comment, which begins with `#`.
        let text: String
        /// The breadcrumb of the place that it leads to; nil for a comment, and if the place depends on more than the
        /// lines before.
        let place: String?
    }

    /// The lines, in order.
    private(set) var lines: [Line] = []

    /// Whether the session began at the start of the app.
    private(set) var startsAtHome = true

    private var state = AppState.start
    private var userName: String?
    /// Whether the lines make one step for each original step, so that undo leads to the same places.
    private var isExact = true
    /// Whether typing in the lines so far leads where the session was, on any fresh clinic.
    private var isWhole = true

    /// The lines for some steps from the start of the app on.
    init(_ steps: [(cause: StepCause, changes: [AppJournal.Change])]) {
        for step in steps {
            let (before, user) = (state, userName)
            state = step.changes.compactMap(\.goal).last ?? state
            for change in step.changes { take(change) }
            append(lines(for: step.cause, step.changes, from: before, isSamePerson: user == userName))
            if step.cause == .restoring { restore(before) }
        }
    }

    /// The lines of a transcript, each with the place that is sure.
    var transcript: [String] {
        lines.flatMap { line -> [TranscriptLine] in
            let text = VisibleText.escaped(line.text)
            guard !text.hasPrefix("#") else { return [.comment(text)] }
            return [.typed(text)] + (line.place.map { [.answer(.screen(VisibleText.escaped($0)))] } ?? [])
        }
        .map(\.text)
    }

    /// Whether typing the lines in takes a password from the environment.
    var asksForPassword: Bool { lines.contains { $0.text.contains("@env:CLINIC_PASSWORD") } }

    /// Records a sign-in or a sign-out.
    private mutating func take(_ change: AppJournal.Change) {
        switch change {
        case .signedIn(let name): userName = name
        case .signedOut: userName = nil
        case .moved, .wrote, .acted: break
        }
    }

    /// Adds lines. Only the last of them leads to the visible place.
    private mutating func append(_ texts: [String]) {
        for (index, text) in texts.enumerated() {
            let isSure = isWhole && index == texts.count - 1 && !text.hasPrefix("#")
            lines.append(Line(text: text, place: isSure ? state.withoutDraftQuestion.breadcrumb.trail : nil))
        }
    }

    /// Goes where the session began. A link does not restore everything that was there.
    private mutating func restore(_ before: AppState) {
        guard state != before else { return }
        (startsAtHome, isExact) = (false, false)
        isWhole = state == before.opening(state.visibleRoute)
        if let link = state.visibleRoute.link { append(["open \(link)"]) }
    }

    private mutating func lines(
        for cause: StepCause, _ changes: [AppJournal.Change], from before: AppState, isSamePerson: Bool
    ) -> [String] {
        guard case .command(let command) = cause else {
            let isSame = before == state && isSamePerson
            if cause != .restoring, !isSame { isWhole = false }
            return isSame ? [] : ["# \(cause.text)"]
        }
        if let signIn = signIn(by: command, changes, from: before) { return signIn }
        let wrote = changes.contains(where: \.isWrite) && isSamePerson
        if wrote { isWhole = false }
        let saved = wrote ? ["# \(command): saved something, which is not done again"] : []
        if before.withoutDraftQuestion == state.withoutDraftQuestion, isSamePerson {
            return changes == [.acted] ? [command] : saved
        }
        return saved + [line(command, wrote: wrote, from: before.withoutDraftQuestion, isSamePerson: isSamePerson)]
    }

    /// The line that leads from one place to the visible one.
    private mutating func line(
        _ command: String, wrote: Bool, from before: AppState, isSamePerson: Bool
    ) -> String {
        let state = state.withoutDraftQuestion
        if isExact, ["undo", "redo"].contains(command) { return command }
        let link = state.visibleRoute.link
        if isSamePerson {
            if state == before.goneBack { return "back" }
            if state == before.showing(state.section) { return "go \(state.section.title)" }
            if let link, state == before.opening(state.visibleRoute) { return "open \(link)" }
        }
        if !wrote, isExact || !["undo", "redo"].contains(command) { return command }
        isExact = false
        return link.map { "open \($0)" } ?? "# \(state.breadcrumb.trail): only saving leads there"
    }

    /// Signing in at the sheet. Who opens a lock comes back to where they were, and who retraces this was never locked
    /// out.
    private mutating func signIn(
        by command: String, _ changes: [AppJournal.Change], from before: AppState
    ) -> [String]? {
        guard let modal = before.modals.last?.value else { return nil }
        let names = changes.compactMap { if case .signedIn(let name) = $0 { name } else { nil } }
        switch modal {
        case .login: return names.last.map { ["set User name \($0)", "set Password @env:CLINIC_PASSWORD", command] }
        case .locked(let userName):
            guard let name = names.last, name != userName else { return [] }
            isWhole = false
            return ["# \(name) signed in at the lock: from here on it is not the same person"]
        case .settings, .sync, .profile, .staff,
            .offers, .booking, .contactSupport, .share, .onboarding, .purchaseConfirmation:
            return nil
        case .noteReason: return nil
        }
    }
}

nonisolated extension AppState {
    /// The state without a question about a draft: the lines type nothing.
    var withoutDraftQuestion: AppState { if case .discardDraft? = alert?.value { withoutAlert } else { self } }

    /// One step back.
    var goneBack: AppState { changed { $0.goBack() } }

    /// The state after selecting a section.
    fileprivate func showing(_ section: AppSection) -> AppState { changed { $0.show(section) } }

    /// The state after opening a route.
    fileprivate func opening(_ route: AppRoute) -> AppState { changed { $0.open(route) } }

    private func changed(_ verb: (inout AppState) -> Void) -> AppState {
        var state = self
        verb(&state)
        return state
    }
}

extension AppCoordinator {
    /// Every user's steps since the app started, as lines that repeat them, for `--transcript`.
    var retraced: RetracedSteps {
        retraced(journal.steps[...])
    }

    /// The current user's steps since the app started, without places, for the command `transcript`.
    var transcript: [String] {
        retraced(journal.steps[ownSteps]).lines.map { line in
            let text = VisibleText.escaped(line.text)
            return text.hasPrefix("#") ? text : TranscriptLine.typed(text).text
        }
    }

    private func retraced(_ steps: ArraySlice<AppJournal.Step>) -> RetracedSteps {
        RetracedSteps(steps.map { ($0.cause, $0.changes) })
    }
}
