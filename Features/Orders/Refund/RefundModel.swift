import Domain
import Observation

/// Keeps the refund of one order current, and asks for it or decides about it.
@Observable
package final class RefundModel {
    /// The user's part in the refund.
    enum Stage: Hashable {
        case canAsk
        case canDecide
        case waits
        case over
    }

    private(set) var refund = LoadState<RefundPresentation>.idle
    private(set) var problem: AppError?

    /// The reason for the request, or the note on the decision.
    var reason = "" {
        didSet { if reason != oldValue { problem = problem.unlessAboutInput } }
    }

    private let number: OrderNumber
    private let dependencies: OrdersDependencies
    private var known: Order?
    private var staff: Staff?
    private var idempotencyKey = IdempotencyKey()

    /// The refund of one order, by its number.
    package init(number: OrderNumber, dependencies: OrdersDependencies) {
        self.number = number
        self.dependencies = dependencies
    }

    var title: String { "Refund of \(number)" }

    /// Whether something is typed that leaving would lose.
    var hasDraft: Bool { !reason.isEmpty }

    /// The input, restored after a restart.
    var input: [String: String] {
        get { hasDraft ? ["reason": reason] : [:] }
        set { reason = newValue["reason"] ?? "" }
    }

    /// The user's part, or nil while the user is not known.
    var stage: Stage? {
        guard let known, let staff else { return nil }
        if known.state.canBecome(.refundRequested) { return .canAsk }
        guard known.state == .refundRequested else { return .over }
        let mayDecide = staff.role.may(.decideRefunds) && known.mayBeMoved(to: .refunded, by: staff.id)
        return mayDecide ? .canDecide : .waits
    }

    func observe() async {
        await dependencies.orders.order(number).load(into: \.refund, of: self) { order in
            known = order
            return RefundPresentation(order)
        }
    }

    func observeSession() async {
        await dependencies.sessions.session().forEachValue { session in staff = session?.staff }
    }

    /// Asks for the refund of the order as it was shown.
    func ask(_ shown: RefundPresentation) async {
        guard note != nil else { return problem = .invalidInput("A refund needs a reason.") }
        await move(shown, to: .refundRequested)
    }

    /// Grants the refund as it was shown.
    func grant(_ shown: RefundPresentation) async {
        await move(shown, to: .refunded)
    }

    /// Declines the refund as it was shown.
    func decline(_ shown: RefundPresentation) async {
        guard note != nil else { return problem = .invalidInput("Declining needs a note for the person who asked.") }
        await move(shown, to: .declined)
    }

    /// The note, or nil if it is blank.
    private var note: String? { NoteRule.normalized(reason) }

    private func move(_ shown: RefundPresentation, to state: OrderState) async {
        guard let known else { return }
        let operation = idempotencyKey.operation(for: [state.rawValue, note], from: dependencies.identifiers)
        do {
            _ = try await dependencies.orders.move(
                known.id, version: shown.version, to: state, note: note, operation: operation)
            idempotencyKey.succeeded(operation)
            (reason, problem) = ("", nil)
        } catch {
            problem = dependencies.errors.leftToShow(of: error)
        }
    }
}
