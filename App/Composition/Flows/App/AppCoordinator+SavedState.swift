import Domain
import Foundation
import Navigation

/// Where people were, and who waits for what, over a restart.
extension AppCoordinator {
    /// What is to be saved: this person's place, and beside it what a visitor finds after a restart.
    func statesToSave() -> [StateOwner: Data] {
        var states = statesLeft
        let askToSignIn = SavedNavigation.askingToSignIn(then: visitorReturn)
        states[.visitor] = session == nil && !state.isLocked ? saveState() : askToSignIn.data
        if let session { states[.staff(session.staff.id)] = saveState() }
        return states
    }

    /// Where whoever is here is now.
    func savedNavigation(keepingDrafts: Bool) -> SavedNavigation {
        var saved = SavedNavigation(of: state, awaited: awaited?.flows)
        var kept = keepingDrafts ? inputs : inputs.filter { !drafts.contains($0.place) }
        if keepingDrafts {
            for modal in state.modals {
                if let fields = flow(on: modal.stack.id)?.input { kept.append((modal.stack.root.id, fields)) }
            }
        }
        saved.keep(kept, drafts: drafts, of: state)
        if case .onboarding? = presentedModal {
            saved.onboardingInput = kept.last { $0.place.stack == state.visibleStack.id }?.fields
        }
        saved.operations = identifiers.underWay.map(\.uuidString)
        return saved
    }

    /// Shows the place that an owner left on this station, as far as it is still there and allowed.
    func restorePlace(of owner: StateOwner) async {
        do {
            guard let state = try await savedStates.savedState(of: owner), let saved = readState(state) else { return }
            restore(saved, after: await outcome(of: saved.operations ?? []))
            // Whoever is here has taken the first steps, so this is where those lead.
            if let request = saved.onboarding.flatMap({ AppReturnAction($0).request }) { go(request) }
        } catch {
            tell("The place you left could not be read: \(error.message) \(error.advice)")
        }
    }

    /// Reads saved state, or says why it cannot be read.
    func readState(_ data: Data) -> SavedNavigation? {
        do throws(SavedNavigation.Unreadable) {
            return try SavedNavigation(reading: data)
        } catch {
            switch error {
            case .damaged: tell("The place you left could not be understood, so you are at the start.")
            case .version(let version):
                tell("The place you left was saved by another version (\(version)), so you are at the start.")
            }
            return nil
        }
    }

    /// Goes where saved state says; where the write that was under way there was carried out, to where its answer
    /// leads.
    func restore(_ saved: SavedNavigation, after outcome: WriteOutcome? = nil) {
        let restored = RestoredNavigation(saved, over: state, gate: gate)
        if restored.state.alert == nil { forgetAnswerTyped() }
        commit(restored.state, as: .replaced)
        for wait in restored.waits { outcomes.wait(for: wait.flow, at: wait.place) }
        for end in restored.outcomes {
            if let outcome = BookingOutcome(end.ending) { outcomes.leave(outcome, for: end.place) }
        }
        takeInputs(restored.inputs)
        sayLeftOut(restored.dropped)
        if let outcome { return take(outcome) }
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
