/// The input at a place, in its saved form.
public struct SavedInput: Codable, Hashable, Sendable {
    /// The place.
    public var place: SavedPlace

    /// Whether the input is unsaved work that the user would lose.
    public var isDraft: Bool

    /// The texts, by field name.
    public var fields: [String: String]

    /// The identities of the writes that were tried at the place without an answer; nil or empty for none, and for the
    /// visible place.
    public var operations: [String]?

    /// Creates an input from its parts.
    public init(place: SavedPlace, isDraft: Bool, fields: [String: String], operations: [String]? = nil) {
        (self.place, self.isDraft, self.fields, self.operations) = (place, isDraft, fields, operations)
    }
}

extension SavedNavigation {
    /// The most bytes of names and texts that are kept for all places together.
    public static var longestInput: Int { 200_000 }

    /// Whether another saved place is the same, apart from its input.
    public func isSamePlace(as other: SavedNavigation) -> Bool {
        section == other.section && stacks == other.stacks && modals == other.modals && signIn == other.signIn
            && onboarding == other.onboarding
    }

    /// Whether any input is unsaved work.
    public var holdsDraft: Bool { onboardingInput != nil || inputs?.contains { $0.isDraft } ?? false }

    /// Adds the input of places.
    ///
    /// - Parameters:
    ///   - inputs: the texts at each place, the onboarding among them. Beyond ``longestInput`` bytes whole places are
    ///     left out, the visible one last.
    ///   - drafts: the places with unsaved work.
    ///   - state: the state that this is the saved form of.
    ///   - operations: the identities of the writes that were tried at a place without an answer.
    public mutating func keep<Route: SavedRoute, Alert>(
        _ inputs: [(place: PlaceID, fields: [String: String])], drafts: Set<PlaceID>,
        of state: NavigationState<Route.Section, Route, Route.Modal, Alert>,
        operations: (PlaceID) -> [String] = { _ in [] }
    ) where Route.Section: RawRepresentable<String> {
        var room = Self.longestInput
        let top = state.visibleStack.top.id
        let kept = (inputs.filter { $0.place == top } + inputs.filter { $0.place != top }).filter { input in
            let size = input.fields.reduce(0) { $0 + $1.key.utf8.count + $1.value.utf8.count }
            guard !input.fields.isEmpty, size <= room else { return false }
            room -= size
            return true
        }
        let saved = kept.compactMap { (place, fields) in
            state.saved(place).map {
                let tried = place == top ? [] : operations(place)
                return SavedInput(
                    place: $0, isDraft: drafts.contains(place), fields: fields, operations: tried.isEmpty ? nil : tried)
            }
        }
        self.inputs = saved.isEmpty ? nil : saved
        onboardingInput = onboarding.flatMap { _ in kept.first { $0.place.stack == top.stack }?.fields }
    }
}
