import Domain
import Exploring

@testable import App

/// A planted mistake that the law has to find, each of another kind.
enum PlantedMistake: CaseIterable {
    /// A model chooses the order's next step at the press, from the order's current state.
    case rereadsTheRecord
    /// The order's step is written without a check of the version that its author saw.
    case writesUnseen
    /// The cart is bought without a check of the contents that the customer saw.
    case buysUnseen
    /// The host applies a line to the current screen instead of the one that was shown.
    case takesTheNewScreen
    /// A prefix typed twice answers the question that its first use raised.
    case forgetsTheWords

    /// The way to a screen where it shows.
    var way: [String] {
        switch self {
        case .rereadsTheRecord, .takesTheNewScreen: ["open clinic://orders/1041"]
        case .writesUnseen: ["open clinic://orders/1041/refund", "set reason It came too late."]
        case .buysUnseen:
            ["open clinic://products/501", "press Add to cart", "open clinic://checkout/701", "set customer Ana"]
        case .forgetsTheWords:
            ["open clinic://patients/new", "set name Lena Vogt", "set born 1988-06-14", "set phone +34 600 555 101"]
        }
    }

    /// The clinic with the mistake, if it is in one of its repositories.
    func planted(in clinic: OpenClinic) -> OpenClinic {
        let real = clinic.container
        let container =
            switch self {
            case .rereadsTheRecord: real.replacing(orders: CarelessOrders(real: real.orders, takesUsualStep: true))
            case .writesUnseen: real.replacing(orders: CarelessOrders(real: real.orders, takesUsualStep: false))
            case .buysUnseen: real.replacing(carts: CarelessCarts(real: real.carts))
            case .takesTheNewScreen, .forgetsTheWords: real
            }
        return OpenClinic(container: container, store: clinic.store, copy: clinic.copy)
    }
}

/// An order repository that ignores the version seen.
private nonisolated struct CarelessOrders: OrderRepository {
    let real: any OrderRepository
    /// Whether it also chooses the step again, where it was the usual one.
    let takesUsualStep: Bool

    func orders(_ query: OrderQuery) -> Snapshots<OrderPage> { real.orders(query) }
    func order(_ number: OrderNumber) -> Snapshots<Order> { real.order(number) }

    func move(
        _ order: Order.ID, version: Int, to state: OrderState, note: String?, operation: OperationID
    ) async throws(AppError) -> Order {
        let now = try await real.orders(OrderQuery(pageSize: 100)).atOnce.orders.first { $0.id == order }
        guard let now else { throw .notFound("The order") }
        let isUsual = takesUsualStep && state.isOnTheWayToTheCustomer
        let step = isUsual ? now.state.successors.first ?? state : state
        return try await real.move(order, version: now.version, to: step, note: note, operation: operation)
    }
}

/// A cart repository that ignores the contents seen.
private nonisolated struct CarelessCarts: CartRepository {
    let real: any CartRepository

    func cart() -> Snapshots<Cart?> { real.cart() }
    func cart(_ number: CartNumber) -> Snapshots<Cart> { real.cart(number) }
    func customer(_ patient: PatientNumber) -> Snapshots<Customer> { real.customer(patient) }
    func purchase(_ orders: [OrderNumber]) -> Snapshots<[Order]> { real.purchase(orders) }

    func add(_ product: ProductNumber, quantity: Int, operation: OperationID) async throws(AppError) -> Cart {
        try await real.add(product, quantity: quantity, operation: operation)
    }

    func change(
        _ product: ProductNumber, from seen: Int, to quantity: Int, operation: OperationID
    ) async throws(AppError) -> Cart {
        try await real.change(product, from: seen, to: quantity, operation: operation)
    }

    func place(_ checkout: Checkout, operation: OperationID) async throws(AppError) -> [Order] {
        let now = try await real.cart(checkout.cart).atOnce
        let unseen = Checkout(
            cart: checkout.cart, seen: now.lines, customer: checkout.customer, patient: checkout.patient)
        return try await real.place(unseen, operation: operation)
    }
}

nonisolated extension Snapshots {
    /// The immediate value of a live read.
    fileprivate var atOnce: Value {
        get async throws(AppError) {
            for await snapshot in self {
                switch snapshot {
                case .value(let value, _, _): return value
                case .unavailable(let error): throw error
                }
            }
            throw .unexpected("a live read ended")
        }
    }
}

extension DependencyContainer {
    /// The clinic with other orders or carts.
    fileprivate func replacing(
        orders: (any OrderRepository)? = nil, carts: (any CartRepository)? = nil
    ) -> DependencyContainer {
        var container = self
        container.orders = orders ?? self.orders
        container.carts = carts ?? self.carts
        return container
    }
}
