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
        return encoded(saved)
    }

    /// What is to be saved: this person's place, and beside it what a visitor finds after a restart.
    func statesToSave() -> [StateOwner: Data] {
        guard let session else { return [.visitor: saveState()].compactMapValues { $0 } }
        let askToSignIn = SavedNavigation(section: AppSection.home.rawValue, stacks: [:], signIn: .resume)
        return [.staff(session.staff.id): saveState(), .visitor: encoded(askToSignIn)].compactMapValues { $0 }
    }

    /// Goes where saved state says. What is no longer understood or no longer allowed is left out, and said.
    func restoreState(from data: Data) {
        guard let saved = try? JSONDecoder().decode(SavedNavigation.self, from: data) else {
            return tell("The place you left could not be understood, so you are at the start.")
        }
        guard saved.version == SavedNavigation.currentVersion else {
            return tell("The place you left was saved by another version (\(saved.version)), so you are at the start.")
        }
        for section in AppSection.allCases {
            guard let links = saved.stacks[section.rawValue] else { continue }
            for link in flow(of: section).restore(links, gate) { tell("Left out of the place you left: \(link)") }
        }
        if let section = AppSection(rawValue: saved.section), gate.verdict(for: flow(of: section).topRoute) == .allow {
            select(section)
        }
        for links in saved.modals ?? [] { restoreModal(links) }
        if session == nil, let signIn = saved.signIn { presentLogin(returnAction: ReturnAction(signIn)) }
        admitPlaceOnShow()
    }

    /// Presents a modal again at the last of its links that is understood and allowed.
    private func restoreModal(_ links: [String]) {
        for link in links.reversed() {
            guard let route = try? AppRoute.route(link), gate.verdict(for: route) == .allow,
                let modal = modal(at: route)
            else {
                tell("Left out of the place you left: \(link)")
                continue
            }
            return present(modal)
        }
    }

    /// The modal that a route is in, or nil for a place of a section.
    private func modal(at route: AppRoute) -> AppModal? {
        switch route {
        case .home, .appointments, .patients, .orders, .catalog, .music: nil
        case .settings(let route): .settings(route)
        case .profile(let route): .profile(route)
        case .booking(let route): .booking(route)
        }
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
