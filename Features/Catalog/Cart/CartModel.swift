import Domain
import Observation

/// Keeps the current user's cart current, and changes it.
@Observable
package final class CartModel {
    private(set) var cart = LoadState<CartPresentation>.idle
    private(set) var problem: AppError?

    /// The line that is being changed, or nil.
    var chosen: CartLinePresentation? { cart.value?.lines.first { $0.id == choice } }

    /// How many the chosen line is to have, as typed.
    var quantity = "" {
        didSet { if quantity != oldValue { problem = problem.unlessAboutQuantity } }
    }

    /// The line and its quantity, restored after a restart.
    var input: [String: String] {
        get { choice.map { ["line": "\($0)", "quantity": quantity, "offered": offered] } ?? [:] }
        set {
            choice = newValue["line"].flatMap { Int($0) }
            (quantity, offered) = (newValue["quantity"] ?? "", newValue["offered"] ?? "")
        }
    }

    private var choice: CartLinePresentation.ID?
    private let dependencies: CatalogDependencies
    private weak let coordinator: (any CatalogCoordinating)?
    private var known: Cart?
    private var idempotencyKey = IdempotencyKey()
    /// The ``quantity`` when the line was picked.
    private var offered = ""

    /// Creates the model of the current user's cart.
    package init(dependencies: CatalogDependencies, coordinator: any CatalogCoordinating) {
        self.dependencies = dependencies
        self.coordinator = coordinator
    }

    func observe() async {
        cart = .loading
        for await snapshot in dependencies.carts.cart() {
            cart.receive(snapshot) { found in
                known = found
                return CartPresentation(found)
            }
            if cart.value != nil, chosen == nil { choice = nil }
        }
    }

    /// Picks a line. Its changes are new writes: the line may have been removed and added again since the last try.
    func choose(_ line: CartLinePresentation) {
        let count = String(line.quantity)
        (choice, quantity, offered, problem) = (line.id, count, count, nil)
        idempotencyKey = IdempotencyKey()
    }

    /// Changes how many of a line there are, in a line as it was shown.
    func changeQuantity(of line: CartLinePresentation) async {
        guard let wanted = quantity.asQuantity else { return problem = .noQuantity }
        await set([(line.id, line.quantity, wanted)])
    }

    /// Takes a line out of the cart, as it was shown.
    func remove(_ line: CartLinePresentation) async {
        await set([(line.id, line.quantity, 0)])
    }

    /// Reduces every line that is short to the stock, in the cart as it was shown.
    func takeWhatIsLeft(_ shown: CartPresentation) async {
        guard let known else { return }
        guard CartPresentation(known) == shown else { return problem = .changed(known) }
        let short = known.lines.filter { $0.shortage != nil }
        await set(short.map { ($0.product.number.rawValue, $0.quantity, $0.product.stock) })
    }

    func showProduct() {
        guard let number = chosen.flatMap({ ProductNumber($0.id) }) else { return }
        coordinator?.showProduct(number)
    }

    func checkOut() {
        guard let known else { return }
        if let chosen, quantity != offered { return problem = .quantityNotTaken(chosen.name) }
        coordinator?.checkOut(known.number)
    }

    private func set(_ quantities: [(product: Int, seen: Int, wanted: Int)]) async {
        do throws(AppError) {
            for (product, seen, wanted) in quantities {
                guard let number = ProductNumber(product) else { continue }
                let operation = idempotencyKey.operation(for: [product, seen, wanted], from: dependencies.identifiers)
                _ = try await dependencies.carts.change(number, from: seen, to: wanted, operation: operation)
                idempotencyKey.succeeded(operation)
            }
            (choice, problem) = (nil, nil)
        } catch {
            problem = dependencies.errors.leftToShow(of: error)
        }
    }
}

extension AppError {
    /// A cart that is no longer as it was shown.
    static func changed(_ cart: Cart) -> AppError {
        .conflict("The cart was changed meanwhile: it is \(cart.summary ?? "empty") now.")
    }
}
