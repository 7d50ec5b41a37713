import Domain
import Navigation

/// A newcomer's first steps: what comes between signing in and where they wanted to be.
extension AppCoordinator {
    /// Covers everything with the first steps. Whoever wants nothing in particular still goes where they wanted to go
    /// when the steps were interrupted; and what they typed is there again, or was saved.
    func presentOnboarding(of staff: Staff, then returnAction: AppReturnAction) async {
        let (saved, outcome) = await interruptedSteps(of: staff)
        let interrupted = returnAction == .resume ? saved?.onboarding.map { AppReturnAction($0) } : nil
        present(.onboarding(interrupted ?? returnAction))
        guard let typed = saved?.onboardingInput, case .onboarding(let flow)? = visibleModal else { return }
        if outcome != nil { return flow.goToReady() }
        flow.welcomeWantsDetails()
        note(typed, at: state.visiblePlace)
        drafts.insert(state.visiblePlace)
    }

    private func interruptedSteps(of staff: Staff) async -> (SavedNavigation?, WriteOutcome?) {
        do {
            let state = try await savedStates.savedState(of: .staff(staff.id))
            guard let saved = state.flatMap({ try? SavedNavigation(reading: $0) }) else { return (nil, nil) }
            return (saved, await outcome(of: saved.operations ?? []))
        } catch {
            tell("Where you wanted to be could not be read: \(error.message) \(error.advice)")
            return (nil, nil)
        }
    }
}
