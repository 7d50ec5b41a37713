import DesignSystem
import Domain
import Observation

/// Holds what a newcomer types about themselves, and saves it.
@Observable
package final class DetailsModel {
    /// The details as typed so far.
    var draft: DetailsDraft {
        get { edit.draft }
        set {
            guard newValue != edit.draft else { return }
            edit.draft = newValue
            problem = problem.unlessMended(now: inputProblem)
        }
    }

    /// Whether it is known what to begin with.
    private(set) var form = LoadState<DetailsDraft>.idle
    private(set) var problem: AppError?

    private let onboarding: any OnboardingRepository
    private let sessions: any StaffSessionRepository
    private let identifiers: any IdentifierSource
    private weak let delegate: (any DetailsDelegate)?
    private weak let errors: (any ErrorRouting)?
    private var edit = FormEdit<DetailsDraft, Staff>(DetailsDraft())
    private var idempotencyKey = IdempotencyKey()

    /// Creates the model of the signed-in user's details.
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
    var hasDraft: Bool { edit.hasDraft }

    /// The draft restored after a restart.
    var input: [String: String] {
        get { edit.words }
        set { edit.words = newValue }
    }

    /// The fields that another terminal changed since the form was opened.
    var changes: [FieldChange] { edit.changes }

    /// The person that the form is saved over.
    var base: Staff? { edit.base }

    /// Follows the saved person. Changed fields keep their input.
    func observe() async {
        await sessions.session().load(into: \.form, of: self, orFail: .signInRequired) { session in
            edit.receive(session.staff, as: DetailsDraft(session.staff))
            return DetailsDraft(session.staff)
        }
    }

    /// Saves the input over the person as the form showed them.
    func save(over base: Staff?) async {
        guard let base else { return }
        do {
            let details = try details()
            let operation = idempotencyKey.operation(for: details, from: identifiers)
            let session = try await onboarding.save(details, over: base, operation: operation)
            idempotencyKey.succeeded(operation)
            edit.start(from: session.staff, as: DetailsDraft(session.staff))
            problem = nil
            delegate?.detailsSaved(session)
        } catch {
            if case .conflict = error { edit.refuse() }
            problem = errors.leftToShow(of: error)
        }
    }

    private var inputProblem: AppError? {
        do throws(AppError) {
            _ = try details()
            return nil
        } catch {
            return error
        }
    }

    private func details() throws(AppError) -> StaffDetails {
        do throws(StaffDetailsProblem) {
            return try StaffDetails(name: draft.name, phoneExtension: draft.phoneExtension)
        } catch {
            throw .invalidInput(error.message)
        }
    }
}

/// The input of new staff about themselves.
nonisolated struct DetailsDraft: EditableForm {
    var name = ""
    var phoneExtension = ""

    static let fields = [
        FormField<Self>("Name", words: { $0.name }, write: { $1.name = $0 }),
        FormField<Self>("Phone extension", words: { $0.phoneExtension }, write: { $1.phoneExtension = $0 }),
    ]
}

extension DetailsDraft {
    /// Creates the form with the current details.
    init(_ staff: Staff) {
        self.init(name: staff.name, phoneExtension: staff.phoneExtension ?? "")
    }
}
