import Foundation
import Navigation

/// Where somebody was, over a restart.
extension AppCoordinator {
    /// Where they are now, with what they typed there.
    func saveState() -> Data? {
        var saved = SavedNavigation(of: state, awaited: AwaitedFlows<FlowEnding>?.none) { _ in .cancelled }
        saved.keep(inputs.map { (place: $0, fields: $1) }, drafts: drafts, of: state)
        return saved.data
    }

    /// Goes where saved state says. What is no longer understood or no longer allowed is left out, and said.
    func restoreState(from data: Data) {
        do throws(SavedNavigation.Unreadable) {
            restore(try SavedNavigation(reading: data))
        } catch {
            notify("The place you left could not be understood, so you are at the start.")
        }
    }

    /// Takes in what is typed at a place, and whether leaving it would lose that.
    func note(_ fields: [String: String], at place: PlaceID, isDraft: Bool) {
        let places = Set(state.places)
        drafts.formIntersection(places)
        inputs = inputs.filter { places.contains($0.key) }
        if isDraft { drafts.insert(place) } else { drafts.remove(place) }
        inputs[place] = fields.isEmpty ? nil : fields
    }

    private func restore(_ saved: SavedNavigation) {
        let restored = RestoredNavigation<AppRoute, AppAlert>(saved, over: state, isAllowed: isAllowed)
        commit(restored.state, as: .replaced)
        for (place, input) in restored.inputs { note(input.fields, at: place, isDraft: input.isDraft) }
        for link in restored.dropped { notify("Left out of the place you left: \(link)") }
    }
}
