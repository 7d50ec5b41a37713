import Domain
import Navigation

/// A newcomer's first steps: what comes between signing in and where they wanted to be.
extension AppCoordinator {
    /// Covers everything with the first steps. A newcomer who asks for nothing in particular resumes where the steps
    /// were interrupted, with what they typed.
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
            guard let saved = try await placeLeft(by: .staff(staff.id)) else { return (nil, nil) }
            return (saved, await outcome(of: saved.operations ?? []))
        } catch {
            notify("Where you wanted to be could not be read: \(error.message) \(error.advice)")
            return (nil, nil)
        }
    }
}
