import DesignSystem
import Domain
import Foundation
import Navigation

/// What is typed and chosen at places, over a restart.
extension AppCoordinator {
    /// Takes in what is typed and chosen at a place by now.
    func note(_ fields: [String: String], at place: PlaceID) {
        inputs.removeAll { $0.place == place }
        if !fields.isEmpty { inputs.append((place, fields)) }
    }

    /// Forgets what was typed at places that are gone.
    func keepInputs() {
        guard !inputs.isEmpty else { return }
        let places = Set(state.places)
        inputs.removeAll { !places.contains($0.place) }
    }

    /// Gives what was kept of a place back to its view, which is shown for the first time.
    func fill(_ view: any View, at place: PlaceID, in environment: RenderEnvironment) {
        guard let kept = inputs.first(where: { $0.place == place }) else { return }
        view.rendered(in: environment).input?.wrappedValue = kept.fields
    }

    /// Takes in what was typed before a restart: it waits for its places to be shown, and is a draft until then.
    func takeInputs(_ restored: [(place: PlaceID, input: SavedInput)]) {
        for (place, input) in restored {
            if place == .root(of: place.stack), let flow = flow(on: place.stack), flow.input != nil {
                flow.restore(input.fields)
                continue
            }
            note(input.fields, at: place)
            if input.isDraft { drafts.insert(place) }
        }
    }

    /// Leaves what is on show to whoever signs out, without what they typed: they were asked about that.
    func leaveToOwner() {
        guard let session else { return }
        statesLeft[.staff(session.staff.id)] = savedNavigation(keepingDrafts: false).data
    }
}

/// What became of the write that was under way when the app ended.
extension AppCoordinator {
    /// What was carried out of the writes that a place may have tried, or nil where none was that anyone knows of.
    func outcome(of operations: [String]) async -> WriteOutcome? {
        let identities = operations.prefix(10).compactMap(UUID.init(uuidString:))
        do {
            for identity in identities where !identifiers.isHeard(identity) {
                if let outcome = try await savedStates.outcome(of: OperationID(identity)) { return outcome }
            }
        } catch {
            tell("What became of your last change could not be read: \(error.message) \(error.advice)")
        }
        return nil
    }

    /// Goes on as if the answer had just come: what was typed is saved, and whoever waits for it hears so.
    func take(_ outcome: WriteOutcome) {
        let place = state.visiblePlace
        note([:], at: place)
        drafts.remove(place)
        tell("What you saved last was saved, although the app ended before it could say so.")
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
