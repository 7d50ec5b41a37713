import Domain
import Observation

/// Holds what a newcomer types about themselves, and saves it.
@Observable
package final class DetailsModel {
    /// The name as typed so far.
    var name = "" {
        didSet { if name != oldValue { problem = problem.unlessAboutInput } }
    }

    /// The phone extension as typed so far.
    var phoneExtension = "" {
        didSet { if phoneExtension != oldValue { problem = problem.unlessAboutInput } }
    }

    /// Whether it is known what to begin with.
    private(set) var form = LoadState<DetailsPresentation>.idle
    private(set) var problem: AppError?

    private let onboarding: any OnboardingRepository
    private let sessions: any StaffSessionRepository
    private let identifiers: any IdentifierSource
    private weak var delegate: (any DetailsDelegate)?
    private weak var errors: (any ErrorRouting)?
    private var attempt = Attempt()

    /// The details of whoever is signed in.
    package init(
        onboarding: any OnboardingRepository, sessions: any StaffSessionRepository,
        identifiers: any IdentifierSource, delegate: any DetailsDelegate, errors: any ErrorRouting
    ) {
        self.onboarding = onboarding
        self.sessions = sessions
        self.identifiers = identifiers
        self.delegate = delegate
        self.errors = errors
    }

    /// Whether something is typed that leaving would lose.
    var hasDraft: Bool {
        guard let saved = form.value else { return false }
        return name != saved.name || phoneExtension != saved.phoneExtension
    }

    /// Follows what is saved; what is typed stays, unless it was what was saved before.
    func observe() async {
        form = .loading
        for await snapshot in sessions.session() {
            let isUntouched = !hasDraft
            form.receive(snapshot.requiringSession, as: DetailsPresentation.init)
            if isUntouched, let saved = form.value { (name, phoneExtension) = (saved.name, saved.phoneExtension) }
        }
    }

    func save() async {
        do {
            let details = try details()
            let operation = attempt.operation(for: details, from: identifiers)
            let session = try await onboarding.save(details, operation: operation)
            attempt.succeeded(operation)
            (name, phoneExtension) = (details.name, details.phoneExtension ?? "")
            problem = nil
            delegate?.detailsSaved(session)
        } catch {
            problem = errors.leftToShow(of: error)
        }
    }

    private func details() throws(AppError) -> StaffDetails {
        do throws(StaffDetailsProblem) {
            return try StaffDetails(name: name, phoneExtension: phoneExtension)
        } catch {
            throw .invalidInput(error.message)
        }
    }
}

/// What is saved of a newcomer, as the form begins with it.
nonisolated struct DetailsPresentation: Hashable, Sendable {
    let name: String
    let phoneExtension: String

    init(_ session: StaffSession) {
        name = session.staff.name
        phoneExtension = session.staff.phoneExtension ?? ""
    }
}
