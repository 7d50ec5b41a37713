import Domain
import Foundation
import Navigation

/// Where people were, and who waits for what, over a restart.
extension AppCoordinator {
    /// What is to be saved: this person's place, and beside it what a visitor finds after a restart.
    func statesToSave() -> [StateOwner: Data] {
        let askToSignIn = SavedNavigation.askingToSignIn(then: visitorReturn)
        guard let session else {
            return [.visitor: state.isLocked ? askToSignIn.data : saveState()].compactMapValues { $0 }
        }
        return [.staff(session.staff.id): saveState(), .visitor: askToSignIn.data].compactMapValues { $0 }
    }

    /// Shows the place that an owner left on this station, as far as it is still there and allowed.
    func restorePlace(of owner: StateOwner) async {
        do {
            guard let state = try await savedStates.savedState(of: owner) else { return }
            restoreState(from: state)
        } catch {
            tell("The place you left could not be read: \(error.message) \(error.advice)")
        }
    }

    /// Goes where saved state says.
    func restore(_ saved: SavedNavigation) {
        let restored = RestoredNavigation(saved, over: state, gate: gate)
        if restored.state.alert == nil { forgetAnswerTyped() }
        commit(restored.state, as: .replaced)
        for wait in restored.waits { outcomes.wait(for: wait.flow, at: wait.place) }
        for end in restored.outcomes {
            if let outcome = BookingOutcome(end.ending) { outcomes.leave(outcome, for: end.place) }
        }
        sayLeftOut(restored.dropped)
        admitPlaceOnShow()
    }

    /// Says what was left out: the first few in full, unless they are too long to be links, and the others by their
    /// number.
    private func sayLeftOut(_ links: [String]) {
        for link in links.prefix(8) {
            tell("Left out of the place you left: \(link.count > 120 ? "\(link.prefix(119))…" : link)")
        }
        if links.count > 8 { tell("Left out of the place you left: \(links.count - 8) more.") }
    }

    /// What a visitor comes back to who is asked to sign in.
    private var visitorReturn: SavedReturn {
        if case .onboarding? = presentedModal { .resume } else { presentedModal?.returnAction?.saved ?? .resume }
    }
}

/// In another role not everything may be seen any more.
extension AppCoordinator {
    /// Takes away what whoever is signed in may not see any more, and what lies over it; and says so.
    func roleChanged(to role: Role) {
        dropRequest()
        tell("Your role is \(role.rawValue) now: it was changed at another station.")
        keepAllowed()
    }
}

/// A newcomer's first steps: what comes between signing in and where they wanted to be.
extension AppCoordinator {
    /// Covers everything with the first steps. Whoever wants nothing in particular still goes where they wanted to go
    /// when the steps were interrupted.
    func presentOnboarding(of staff: Staff, then returnAction: AppReturnAction) async {
        let interrupted = returnAction == .resume ? await interruptedReturn(of: staff) : nil
        present(.onboarding(interrupted ?? returnAction))
    }

    private func interruptedReturn(of staff: Staff) async -> AppReturnAction? {
        do {
            let state = try await savedStates.savedState(of: .staff(staff.id))
            let saved = state.flatMap { try? SavedNavigation(reading: $0) }
            return saved?.onboarding.map { AppReturnAction($0) }
        } catch {
            tell("Where you wanted to be could not be read: \(error.message) \(error.advice)")
            return nil
        }
    }
}
