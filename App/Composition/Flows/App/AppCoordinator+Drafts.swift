import DesignSystem
import Domain
import Navigation

/// Drafts by name.
extension AppCoordinator {
    func hasSharedDraft(on stack: StackID) -> Bool { flow(on: stack)?.hasDraft ?? false }

    /// The names of the drafts that a request would lose, from their sections on; empty if the only one is visible.
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

/// Input that is restored after a restart.
extension AppCoordinator {
    /// Records the input of a place. An earlier write did not try to save what was edited since, so its answer no
    /// longer matters.
    func note(_ fields: [String: String], at place: PlaceID) {
        let old = inputs.first { $0.place == place }?.fields
        if let old, old != fields { identifiers.keep { $0 != place } }
        inputs.removeAll { $0.place == place }
        if !fields.isEmpty { inputs.append((place, fields)) }
    }

    /// Forgets the input and the writes of removed places. A write of a shared draft lives as long as its flow.
    func keepInputs() {
        guard !inputs.isEmpty || identifiers.hasUnanswered else { return }
        let places = Set(state.places)
        inputs.removeAll { !places.contains($0.place) }
        identifiers.keep { places.contains($0) || flow(on: $0.stack)?.input != nil }
    }

    /// Restores the input of a place that is shown for the first time.
    func fill(_ view: any View, at place: PlaceID, in environment: RenderEnvironment) {
        guard let kept = inputs.first(where: { $0.place == place }) else { return }
        view.rendered(in: environment).input?.wrappedValue = kept.fields
    }

    /// Keeps the input from before a restart until its places are shown. Until then it counts as a draft if it was
    /// one.
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
