import DesignSystem
import Domain
import Navigation

/// What is typed and not saved, by name.
extension AppCoordinator {
    func hasSharedDraft(on stack: StackID) -> Bool { flow(on: stack)?.hasDraft ?? false }

    /// The names of the drafts that a request would lose, from their sections on; none where the only one is on show.
    func namesOfDrafts(lostBy request: AppRequest) -> [String] {
        let lost = drafts(lostBy: request)
        return lost.map(\.place) == [state.visibleStack.top.id] ? [] : lost.map(\.name)
    }

    /// The names of the places where something is typed and not saved, from their sections on.
    var namesOfDrafts: [String] {
        let question = state.alert.flatMap { drafts.contains($0.place) ? $0.value.title : nil }
        return [question].compactMap { $0 } + allDrafts.map(\.name)
    }
}

extension Draft<AppRoute> {
    /// The names of the places from the root to the draft.
    fileprivate var name: String { trail.map { $0.title }.trail }
}

/// What is typed and chosen at places, over a restart.
extension AppCoordinator {
    /// Takes in what is typed and chosen at a place by now.
    func note(_ fields: [String: String], at place: PlaceID) {
        inputs.removeAll { $0.place == place }
        if !fields.isEmpty { inputs.append((place, fields)) }
    }

    /// Forgets what was typed and tried at places that are gone.
    func keepInputs() {
        guard !inputs.isEmpty || identifiers.hasUnanswered else { return }
        let places = Set(state.places)
        inputs.removeAll { !places.contains($0.place) }
        identifiers.keep(only: places)
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
}
