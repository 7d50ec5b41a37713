/// The input at a place, in a form that can be saved.
public struct SavedInput: Codable, Hashable, Sendable {
    /// Where it is typed.
    public var place: SavedPlace

    /// Whether leaving the place would lose something.
    public var isDraft: Bool

    /// The words, by the names of the fields.
    public var fields: [String: String]

    /// The identities of the writes that were tried at the place while their answers were not heard; nil, or none,
    /// when there are none, and for the place on show.
    public var operations: [String]?

    /// Input from its parts.
    public init(place: SavedPlace, isDraft: Bool, fields: [String: String], operations: [String]? = nil) {
        (self.place, self.isDraft, self.fields, self.operations) = (place, isDraft, fields, operations)
    }
}

extension SavedNavigation {
    /// How many bytes of names and words are kept of all places together.
    public static var longestInput: Int { 200_000 }

    /// Whether another saved place is the same, whatever is typed there.
    public func isSamePlace(as other: SavedNavigation) -> Bool {
        section == other.section && stacks == other.stacks && modals == other.modals && signIn == other.signIn
            && onboarding == other.onboarding
    }

    /// Whether something is typed that leaving its place would lose.
    public var holdsDraft: Bool { onboardingInput != nil || inputs?.contains { $0.isDraft } ?? false }

    /// Keeps what is typed and chosen at the places of a state, of which this is the saved form.
    ///
    /// - Parameters:
    ///   - inputs: the words at each place, a newcomer's in the first steps among them. Of more than ``longestInput``
    ///     those of whole places are left out, the place on show last.
    ///   - drafts: the places that leaving would lose something of.
    ///   - state: the state.
    ///   - operations: the identities of the writes that were tried at a place and not answered.
    public mutating func keep<Route: SavedRoute, Alert>(
        _ inputs: [(place: PlaceID, fields: [String: String])], drafts: Set<PlaceID>,
        of state: NavigationState<Route.Section, Route, Route.Modal, Alert>, operations: (PlaceID) -> [String]
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
