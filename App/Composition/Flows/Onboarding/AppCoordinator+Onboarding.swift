import Domain
import Foundation
import Navigation

/// A newcomer's first steps: what comes between signing in and where they wanted to be.
extension AppCoordinator {
    /// Whether a newcomer has yet to go through the first steps.
    var isOnboarding: Bool { onboardingReturn != nil }

    /// Where the newcomer goes after the first steps, or nil where nobody takes them.
    var onboardingReturn: ReturnAction? {
        if case .onboarding(let returnAction)? = presentation.top?.value { returnAction } else { nil }
    }

    /// Covers everything with the first steps. Whoever wants nothing in particular still goes where they wanted to go
    /// when the steps were interrupted.
    func presentOnboarding(of staff: Staff, then returnAction: ReturnAction) async {
        let interrupted = returnAction == .resume ? await interruptedReturn(of: staff) : nil
        present(.onboarding(interrupted ?? returnAction))
    }

    /// Inside the first steps one can go back, and away from them by signing out.
    func leaveOnboarding(_ intent: LeaveIntent) -> Bool? {
        switch intent {
        case .back: return visibleFlow.places.count > 1 ? nil : false
        case .signOut: return nil
        case .section, .route, .upTo, .signIn, .undo, .redo:
            tell(GateRefusal.firstStepsDue.line)
            return true
        }
    }

    private func interruptedReturn(of staff: Staff) async -> ReturnAction? {
        do {
            let state = try await savedStates.savedState(of: .staff(staff.id))
            let saved = state.flatMap { try? SavedNavigation(reading: $0) }
            return saved?.onboarding.map { ReturnAction($0) }
        } catch {
            tell("Where you wanted to be could not be read: \(error.message) \(error.advice)")
            return nil
        }
    }
}
