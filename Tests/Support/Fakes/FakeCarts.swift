import Domain

/// A cart of the fake.
struct FakeCart: Sendable {
    let number: CartNumber
    var owner: Staff.ID?
    var lines: [(product: ProductNumber, quantity: Int)] = []
    var placed: [OrderNumber]?
    /// The cart that this one was merged into, or nil.
    var joinedTo: CartNumber?

    func quantity(of product: ProductNumber) -> Int {
        lines.first { $0.product == product }?.quantity ?? 0
    }

    mutating func set(_ product: ProductNumber, to quantity: Int) {
        if let index = lines.firstIndex(where: { $0.product == product }) {
            if quantity > 0 { lines[index].quantity = quantity } else { lines.remove(at: index) }
        } else if quantity > 0 {
            lines.append((product, quantity))
        }
    }
}

/// All carts of the fake.
struct FakeCarts: Sendable {
    var carts: [CartNumber: FakeCart] = [:]
    var changes = AppliedOperations()
    var placings: [OperationID: [Order.ID]] = [:]
    var calls: [FakeCartRepository.Call] = []
    private var next: CartNumber

    init(first: CartNumber) {
        next = first
    }

    func open(of owner: Staff.ID?) -> FakeCart? {
        carts.values.first { $0.owner == owner && $0.placed == nil && $0.joinedTo == nil }
    }

    /// The cart with a number, or the one that it was merged into.
    func find(_ number: CartNumber) -> FakeCart? {
        var found = carts[number]
        for _ in carts { found = found?.joinedTo.map { carts[$0] } ?? found }
        return found
    }

    mutating func openOrNew(of owner: Staff.ID?) -> FakeCart {
        if let cart = open(of: owner) { return cart }
        let cart = FakeCart(number: next, owner: owner)
        next = CartNumber(next.rawValue + 1) ?? next
        carts[cart.number] = cart
        return cart
    }

    mutating func set(_ product: ProductNumber, to quantity: Int, of owner: Staff.ID?) -> FakeCart {
        var cart = openOrNew(of: owner)
        cart.set(product, to: quantity)
        carts[cart.number] = cart
        return cart
    }

    mutating func close(_ number: CartNumber, _ orders: [OrderNumber]) {
        carts[number]?.placed = orders
        carts[number]?.lines = []
    }

    mutating func apply(_ handover: CartHandover?, to visitors: FakeCart, _ own: FakeCart?, of staff: Staff.ID) {
        var taken = visitors
        switch handover {
        case .taken: break
        case .joined(let cart, _): for line in cart.lines { taken.set(line.product.number, to: line.quantity) }
        case .apart, nil: return
        }
        if let own {
            carts[own.number]?.lines = []
            carts[own.number]?.joinedTo = taken.number
        }
        taken.owner = staff
        carts[taken.number] = taken
    }
}
