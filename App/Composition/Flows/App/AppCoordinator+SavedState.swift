import Domain
import FoundationEssentials
import Navigation

/// Where people were, and who waits for what, over a restart.
extension AppCoordinator {
    /// The states to save: the user's place, and what a visitor finds after a restart.
    func statesToSave() -> [StateOwner: Data] {
        var states = statesLeft
        let askToSignIn = SavedNavigation.askingToSignIn(then: visitorReturn)
        states[.visitor] = session == nil && !state.isLocked ? saveState() : askToSignIn.data
        if let session { states.merge(places(of: session, keepingDrafts: true)) { $1 } }
        return states
    }

    /// The place to save of a person: as the one they left last, without drafts, and with them as the one they left at
    /// this terminal.
    func places(of session: StaffSession, keepingDrafts: Bool) -> [StateOwner: Data] {
        let (id, here) = (session.staff.id, savedNavigation(keepingDrafts: keepingDrafts))
        return [.staff(id): savedNavigation(keepingDrafts: false).data, .staffAtTerminal(id): here.data]
            .compactMapValues { $0 }
    }

    /// Keeps the visible place for a user who signs out, without input, which they agreed to lose.
    func leaveToOwner() {
        guard let session else { return }
        statesLeft = places(of: session, keepingDrafts: false)
    }

    /// The saved form of the current place.
    func savedNavigation(keepingDrafts: Bool) -> SavedNavigation {
        var saved = SavedNavigation(of: state, awaited: awaited?.flows)
        var kept = keepingDrafts ? inputs : inputs.filter { !drafts.contains($0.place) }
        if keepingDrafts {
            for modal in state.modals {
                if let fields = flow(on: modal.stack.id)?.input { kept.append((modal.stack.root.id, fields)) }
            }
        }
        let shared = state.modals.filter { flow(on: $0.stack.id)?.hasDraft ?? false }.map { $0.stack.root.id }
        saved.keep(kept, drafts: drafts.union(shared), of: state) { place in
            let isShared = place == .root(of: place.stack) && flow(on: place.stack)?.input != nil
            return identifiers.unanswered { isShared ? $0.stack == place.stack : $0 == place }.map(\.uuidString)
        }
        saved.operations = identifiers.underWay.map(\.uuidString)
        return saved
    }

    /// Shows the place that an owner left on this workstation, as far as it is still there and allowed.
    func restorePlace(of owner: StateOwner) async {
        do {
            guard let saved = try await placeLeft(by: owner) else { return }
            restore(saved, after: await outcome(of: saved.operations ?? []))
            // The user has finished the onboarding, so its return action is due.
            if let request = saved.onboarding.flatMap({ AppReturnAction($0).request }) { go(request) }
        } catch {
            notify("The place you left could not be read: \(error.message) \(error.advice)")
        }
    }

    /// The place that an owner left last. Where a person was at another terminal since, an unsaved draft at this one
    /// wins. A draft that was saved after all is left out.
    func placeLeft(by owner: StateOwner) async throws(AppError) -> SavedNavigation? {
        guard let data = try await savedStates.savedState(of: owner), let last = readState(data) else { return nil }
        guard case .staff(let id) = owner, let left = try await savedStates.savedState(of: .staffAtTerminal(id)),
            let here = try? SavedNavigation(reading: left)
        else { return await withoutDraftsSaved(in: last) }
        let unsaved = await withoutDraftsSaved(in: here)
        if here.isSamePlace(as: last) { return unsaved }
        guard unsaved.holdsDraft, await outcome(of: here.operations ?? []) == nil else {
            return await withoutDraftsSaved(in: last)
        }
        notify("You were at another terminal since; this is what you left unsaved at this one.")
        return unsaved
    }

    /// Reads saved state, or says why it cannot be read.
    func readState(_ data: Data) -> SavedNavigation? {
        do throws(SavedNavigation.Unreadable) {
            return try SavedNavigation(reading: data)
        } catch {
            switch error {
            case .damaged: notify("The place you left could not be understood, so you are at the start.")
            case .version(let version):
                notify("The place you left was saved by another version (\(version)), so you are at the start.")
            }
            return nil
        }
    }

    /// Restores saved navigation. If the write under way there was carried out, continues where its result leads.
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
        if let outcome, restored.dropped.isEmpty { return take(outcome) }
        admitPlaceOnShow()
    }

    /// Notifies the user of links that were left out: the first few in full, unless they are too long, and the number
    /// of the others.
    private func sayLeftOut(_ links: [String]) {
        for link in links.prefix(8) {
            notify("Left out of the place you left: \(link.count > 120 ? "\(link.prefix(119))…" : link)")
        }
        if links.count > 8 { notify("Left out of the place you left: \(links.count - 8) more.") }
    }

    /// The action after a visitor's sign-in.
    private var visitorReturn: SavedReturn {
        if case .onboarding? = presentedModal { .resume } else { presentedModal?.returnAction?.saved ?? .resume }
    }
}

/// The outcome of a write that was interrupted when the app ended.
extension AppCoordinator {
    /// The outcome of the first of these writes that was applied, or nil if none was.
    func outcome(of operations: [String]) async -> WriteOutcome? {
        let identities = operations.prefix(NotedIdentifiers.mostUnderWay).compactMap(UUID.init(uuidString:))
        do {
            for identity in identities where !identifiers.isHeard(identity) {
                if let outcome = try await savedStates.outcome(of: OperationID(identity)) { return outcome }
            }
        } catch {
            notify("The outcome of your last change could not be read: \(error.message) \(error.advice)")
        }
        return nil
    }

    /// The saved place without drafts in the background that were saved without an answer.
    func withoutDraftsSaved(in saved: SavedNavigation) async -> SavedNavigation {
        var (place, inputs) = (saved, [SavedInput]())
        for input in saved.inputs ?? [] {
            if await outcome(of: input.operations ?? []) == nil {
                inputs.append(input)
            } else {
                notify("What you left unsaved was saved, although the app could not say so.")
            }
        }
        place.inputs = inputs
        return place
    }

    /// Continues as if the answer had just arrived: removes the draft, and ends the awaited flow.
    func take(_ outcome: WriteOutcome) {
        let place = state.visiblePlace
        note([:], at: place)
        drafts.remove(place)
        notify("What you saved last was saved, although this terminal did not show it.")
        switch (outcome, state.visibleRoute) {
        case (.booked(let number), .booking(.confirm)):
            if case .booking(let flow)? = visibleModal { flow.booked(number) }
        case (.registered(let number), .patients(.register)): patients.registered(number)
        case (.saved, .patients(.edit)): patients.editSaved()
        case (.saved, .appointments(.reschedule)): appointments.movingAnswered(moved: true)
        case (.saved, .profile(.changePassword)):
            if case .profile(let flow)? = visibleModal { flow.passwordChanged() }
        case (.placed(let orders), .catalog(.checkout)): catalog.purchased(orders)
        case (.saved, _), (.booked, _), (.registered, _), (.placed, _): admitPlaceOnShow()
        }
    }
}
