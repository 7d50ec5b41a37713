/// What becomes of the visitor's cart at a terminal when somebody signs in there. Nothing is lost or added without a
/// word.
package enum CartHandover: Hashable, Sendable {
    /// They had nothing in a cart of their own: the visitor's is theirs now, as it is.
    case taken(Cart)
    /// What both carts held is in the visitor's, which is theirs now; `short` are the lines that hold less than both
    /// did together, by ``StockRule/merged(_:_:stock:)``.
    case joined(Cart, short: [CartLine])
    /// Both carts stay what they are, since their currencies differ or their sum is too large. The person's own is
    /// open.
    case apart(own: Cart, visitor: Cart)

    /// What is to be done with the visitor's cart, or nil for an empty one. It keeps its identity and its number, so
    /// that a link to it stays right; a link to the person's own leads there from then on.
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

    /// What was done, in words for whoever signed in.
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

    /// Why somebody cannot place the cart that their sign-in left to the visitor.
    package static func leftToVisitor(_ number: CartNumber) -> AppError {
        .conflict("Cart \(number) stayed the visitor's.", advice: wayToTakeOver)
    }

    private static let wayToTakeOver = "Place or empty your own cart, then sign in again to take it over."
}

extension Cart {
    /// This cart with what is in another one put to it; what is in both by ``StockRule/merged(_:_:stock:)``.
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
