import Domain
import Foundation
import Navigation

/// Saving and restoring: the state is the links of every stack, with a version.
extension AppCoordinator {
    /// Where whoever is here is now.
    func saveState() -> Data? {
        var saved = SavedNavigation(section: section.rawValue, stacks: [:], signIn: pendingReturn)
        for flow in startedFlows where flow.routes.count > 1 {
            saved.stacks[type(of: flow).section.rawValue] = flow.routes.compactMap(\.link)
        }
        saved.onboarding = onboardingReturn.map { $0.saved ?? .resume }
        saved.modals = presentedFlows.map { $0.routes.compactMap(\.link) }.filter { !$0.isEmpty }
        saveOutcomes(in: &saved)
        return encoded(saved)
    }

    /// What is to be saved: this person's place, and beside it what a visitor finds after a restart.
    func statesToSave() -> [StateOwner: Data] {
        let askToSignIn = SavedNavigation(
            section: AppSection.home.rawValue, stacks: [:], signIn: pendingReturn ?? .resume)
        guard let session else {
            return [.visitor: isLocked ? encoded(askToSignIn) : saveState()].compactMapValues { $0 }
        }
        return [.staff(session.staff.id): saveState(), .visitor: encoded(askToSignIn)].compactMapValues { $0 }
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

    /// Goes where saved state says; a section that is not in it is at its root. What is no longer understood or no
    /// longer allowed is left out, and said.
    func restoreState(from data: Data) {
        do throws(SavedNavigation.Unreadable) {
            restore(try SavedNavigation(reading: data))
        } catch {
            switch error {
            case .damaged: tell("The place you left could not be understood, so you are at the start.")
            case .version(let version):
                tell("The place you left was saved by another version (\(version)), so you are at the start.")
            }
        }
    }

    private func restore(_ saved: SavedNavigation) {
        let unknown = saved.stacks.filter { AppSection(rawValue: $0.key) == nil }.sorted { $0.key < $1.key }
        var dropped = unknown.flatMap(\.value)
        for flow in startedFlows where saved.stacks[type(of: flow).section.rawValue] == nil { flow.popToRoot() }
        for section in AppSection.allCases {
            guard let links = saved.stacks[section.rawValue] else { continue }
            dropped += flow(of: section).restore(links.suffix(Self.savedPlaces), gate)
        }
        if let section = AppSection(rawValue: saved.section), gate.verdict(for: flow(of: section).topRoute) == .allow {
            select(section)
        }
        var waits = saved.waits ?? []
        for (index, links) in (saved.modals ?? []).enumerated().suffix(Self.savedModals) {
            let wait = waits.firstIndex { $0.modal == index }.map { waits.remove(at: $0) }
            dropped += restoreModal(links.suffix(Self.savedPlaces), for: wait.flatMap { place(of: $0.place) })
        }
        for place in waits.compactMap({ place(of: $0.place) }) { outcomes.leave(.replaced, for: place) }
        restoreOutcomes(saved.outcomes ?? [])
        leaveOut(dropped)
        if session == nil, let signIn = saved.signIn { presentLogin(returnAction: ReturnAction(signIn)) }
        admitPlaceOnShow()
    }

    /// Says what was left out: the first few in full, unless they are too long to be links, and the others by their
    /// number.
    private func leaveOut(_ links: [String]) {
        for link in links.prefix(8) {
            tell("Left out of the place you left: \(link.count > 120 ? "\(link.prefix(119))…" : link)")
        }
        if links.count > 8 { tell("Left out of the place you left: \(links.count - 8) more.") }
    }

    /// How many places of a stack are found again, counted from its top.
    private static var savedPlaces: Int { 100 }

    /// How many modals are found again, counted from the one on show.
    private static var savedModals: Int { 10 }

    /// Presents a modal again at the last of its links that is understood and allowed. Where there is none, a place
    /// that waits for it hears that something else took its place.
    ///
    /// - Returns: the links above it that were left out.
    private func restoreModal(_ links: ArraySlice<String>, for place: PlaceID?) -> [String] {
        let found = links.map { (link: $0, route: allowedRoute($0)) }
        guard let last = found.lastIndex(where: { $0.route != nil }), let modal = found[last].route?.modal else {
            if let place { outcomes.leave(.replaced, for: place) }
            return Array(links)
        }
        // Its places are in its last link, unless the saved ones know more of them.
        if let start = found[0].route?.modal, start.path.isEmpty {
            present(start, for: place)
            visibleModal?.become(found.dropFirst().compactMap(\.route))
        } else {
            present(modal, for: place)
        }
        return found[last...].filter { $0.route == nil }.map(\.link)
    }

    /// The place of a modal that a link leads to, if it leads to one that whoever is here may see.
    private func allowedRoute(_ link: String) -> AppRoute? {
        guard let route = try? AppRoute.route(link), route.modal != nil, gate.verdict(for: route) == .allow else {
            return nil
        }
        return route
    }

    /// What the sign-in sheet or the lock on show comes back to, in the form that is saved.
    private var pendingReturn: SavedReturn? {
        switch presentation.top?.value {
        case .login(let returnAction): returnAction.saved
        case .locked: .resume
        case .settings, .profile, .booking, .contactSupport, .share, .onboarding, .purchaseConfirmation, nil: nil
        }
    }

    private func encoded(_ saved: SavedNavigation) -> Data? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try? encoder.encode(saved)
    }
}
