import Domain
import Observation

/// Keeps the cart current, holds the input about the customer, and places the order.
@Observable
package final class CheckoutModel {
    private(set) var cart = LoadState<CartPresentation>.idle
    private(set) var problem: AppError?

    /// The name that the order gets, as typed.
    var customer = "" {
        didSet { if customer != oldValue { problem = problem.unlessMended(now: inputProblem) } }
    }

    /// The typed number of the patient; empty for a customer who is none.
    var patient = "" {
        didSet { if patient != oldValue { problem = problem.unlessMended(now: inputProblem) } }
    }

    /// The patient with that number.
    private(set) var buyer = LoadState<BuyerPresentation>.idle

    private let number: CartNumber
    private let dependencies: CatalogDependencies
    private weak let coordinator: (any CatalogCoordinating)?
    private var known: Cart?
    private var idempotencyKey = IdempotencyKey()
    /// The name that a patient's number filled in, so that another number may fill in another.
    private var filled = ""

    /// Creates the model of a cart's checkout.
    package init(cart number: CartNumber, dependencies: CatalogDependencies, coordinator: any CatalogCoordinating) {
        self.number = number
        self.dependencies = dependencies
        self.coordinator = coordinator
    }

    /// Whether something is typed that leaving would lose.
    var hasDraft: Bool { !customer.isEmpty || !patient.isEmpty }

    /// The input, restored after a restart.
    var input: [String: String] {
        get { hasDraft ? ["customer": customer, "patient": patient, "filled": filled] : [:] }
        set {
            (customer, patient) = (newValue["customer"] ?? "", newValue["patient"] ?? "")
            filled = newValue["filled"] ?? ""
        }
    }

    func observe() async {
        await dependencies.carts.cart(number).load(into: \.cart, of: self) { found in
            known = found
            return CartPresentation(found)
        }
    }

    /// Looks up the typed patient, and fills in their name unless another one is typed.
    func observePatient() async {
        buyer = .idle
        guard !patient.isEmpty else { return }
        guard let number = patientNumber else { return buyer = .failed(.noPatientNumber) }
        await dependencies.carts.customer(number).load(into: \.buyer, of: self) { found in
            fill(found.name)
            return BuyerPresentation(name: found.name)
        }
    }

    /// Places the order for a cart as it was shown.
    func place(_ shown: CartPresentation) async {
        guard let known, !known.lines.isEmpty else { return }
        guard CartPresentation(known).lines == shown.lines else { return problem = .changed(known) }
        if let inputProblem { return problem = inputProblem }
        let checkout = Checkout(cart: number, seen: known.lines, customer: customer, patient: patientNumber)
        do {
            let operation = idempotencyKey.operation(for: checkout, from: dependencies.identifiers)
            let orders = try await dependencies.carts.place(checkout, operation: operation)
            idempotencyKey.succeeded(operation)
            (customer, patient, problem) = ("", "", nil)
            coordinator?.purchased(orders.map(\.number))
        } catch {
            problem = dependencies.errors.leftToShow(of: error)
        }
    }

    func showCart() { coordinator?.showCart() }

    private var patientNumber: PatientNumber? { PatientNumber(typed: patient) }

    private var inputProblem: AppError? {
        if let rule = CustomerRule.problem(with: customer) { return .invalidInput(rule) }
        return patient.isEmpty || patientNumber != nil ? nil : .noPatientNumber
    }

    private func fill(_ name: String) {
        guard customer.isEmpty || customer == filled else { return }
        (customer, filled) = (name, name)
    }
}

/// The patient who buys, as the form shows it.
nonisolated struct BuyerPresentation: Hashable, Sendable {
    let name: String
}

extension AppError {
    /// A text that is no patient's number.
    static let noPatientNumber = AppError.invalidInput("No patient has this number: it is one such as 2001 or #2001.")
}
