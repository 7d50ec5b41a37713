import Domain
import Observation

/// Shows the saved details, and records that the onboarding is finished.
@Observable
package final class ReadyModel {
    private(set) var ready = LoadState<ReadyPresentation>.idle
    private(set) var problem: AppError?

    private let onboarding: any OnboardingRepository
    private let sessions: any StaffSessionRepository
    private let identifiers: any IdentifierSource
    private weak let delegate: (any ReadyDelegate)?
    private weak let errors: (any ErrorRouting)?
    private var idempotencyKey = IdempotencyKey()

    /// Creates the model of the last step for the signed-in user.
    package init(
        onboarding: any OnboardingRepository, sessions: any StaffSessionRepository,
        identifiers: any IdentifierSource, delegate: any ReadyDelegate, errors: any ErrorRouting
    ) {
        self.onboarding = onboarding
        self.sessions = sessions
        self.identifiers = identifiers
        self.delegate = delegate
        self.errors = errors
    }

    func observe() async {
        await sessions.session().load(into: \.ready, of: self, orFail: .signInRequired, as: ReadyPresentation.init)
    }

    func finish() async {
        let operation = idempotencyKey.operation(from: identifiers)
        do {
            let session = try await onboarding.finish(operation: operation)
            idempotencyKey.succeeded(operation)
            problem = nil
            await delegate?.readyFinished(session)
        } catch {
            problem = errors.leftToShow(of: error)
        }
    }
}

/// The newcomer as others will see them.
nonisolated struct ReadyPresentation: Hashable, Sendable {
    let name: String
    let phoneExtension: String

    init(_ session: StaffSession) {
        name = session.staff.name
        phoneExtension = session.staff.phoneExtension ?? "none"
    }
}
