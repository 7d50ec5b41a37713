/// The result for the visitor's cart when someone signs in at its terminal. Nothing is lost or added without a
/// message.
package enum CartHandover: Hashable, Sendable {
    /// The user had an empty cart and takes the visitor's as it is.
    case taken(Cart)
    /// Both carts are joined in the visitor's, which the user takes. `short` are the lines that hold less than both
    /// did, by ``StockRule/merged(_:_:stock:)``.
    case joined(Cart, short: [CartLine])
    /// Both carts stay what they are, since their currencies differ or their sum is too large. The person's own is
    /// open.
    case apart(own: Cart, visitor: Cart)

    /// Decides about the visitor's cart; nil for an empty one. A cart that is taken keeps its identity and number, so
    /// links to it stay valid; links to the user's own cart lead to it from then on.
    package init?(of visitor: Cart, to own: Cart?) {
        guard !visitor.lines.isEmpty else { return nil }
        guard let own, !own.lines.isEmpty else {
            self = .taken(visitor)
            return
        }
        do throws(MoneyError) {
            let cart = try visitor.joined(with: own)
            let short = cart.lines.filter {
                $0.quantity < own.quantity(of: $0.product.number) + visitor.quantity(of: $0.product.number)
            }
            self = .joined(cart, short: short)
        } catch {
            self = .apart(own: own, visitor: visitor)
        }
    }

    /// The message for the user.
    package var message: String {
        switch self {
        case .taken(let cart): "The visitor's cart is yours now: \(cart.summary ?? "nothing")."
        case .joined(let cart, let short):
            (["The visitor's cart and your own are one now: \(cart.summary ?? "nothing")."]
                + short.map(Self.message(about:)))
                .joined(separator: " ")
        case .apart(let own, let visitor):
            "Your own cart is open: \(own.summary ?? "nothing"). The visitor's, \(visitor.summary ?? "nothing"), cannot be "
                + "added to it and stays at this terminal. \(Self.wayToTakeOver)"
        }
    }

    private static func message(about line: CartLine) -> String {
        "\(StockRule.message(left: line.product.stock, of: line.product.name)) The cart has \(line.quantity) of it."
    }

    /// The error for a cart that a sign-in left to the visitor.
    package static func leftToVisitor(_ number: CartNumber) -> AppError {
        .conflict("Cart \(number) stayed the visitor's.", advice: wayToTakeOver)
    }

    private static let wayToTakeOver = "Place or empty your own cart, then sign in again to take it over."
}

extension Cart {
    /// This cart with the lines of another added; common lines by ``StockRule/merged(_:_:stock:)``.
    fileprivate func joined(with other: Cart) throws(MoneyError) -> Cart {
        var joined: [CartLine] = []
        for line in lines {
            let (present, more) = (line.quantity, other.quantity(of: line.product.number))
            let quantity = more > 0 ? StockRule.merged(present, more, stock: line.product.stock) : present
            joined.append(try CartLine(product: line.product, quantity: quantity))
        }
        joined += other.lines.filter { quantity(of: $0.product.number) == 0 }
        return try Cart(id: id, number: number, lines: joined)
    }
}
