/// The rule for quantities in a cart.
package enum StockRule {
    /// The quantity after putting `more` to those that are in the cart.
    ///
    /// - Throws: ``AppError/invalidInput(_:)`` when nothing is put there, or less; ``AppError/conflict(_:advice:)``
    ///   when there are not as many.
    package static func quantity(adding more: Int, to present: Int, of product: Product) throws(AppError) -> Int {
        guard more > 0 else { throw .invalidInput("The quantity has to be a number greater than zero.") }
        guard more <= product.stock - present else {
            let inCart =
                present > 0 && product.stock > 0 ? " \(present) of it \(verb(present)) in the cart already." : ""
            throw .conflict(message(left: product.stock, of: product.name) + inCart)
        }
        return present + more
    }

    /// Checks the quantity that a line is to have; zero takes the line away.
    ///
    /// - Throws: ``AppError/invalidInput(_:)`` for less than zero, ``AppError/conflict(_:advice:)`` when there are not
    ///   as many.
    package static func check(quantity: Int, of product: Product) throws(AppError) {
        guard quantity >= 0 else { throw .invalidInput("The quantity has to be zero or a greater number.") }
        guard quantity <= product.stock || quantity == 0 else {
            throw .conflict(message(left: product.stock, of: product.name))
        }
    }

    /// Checks that a quantity in the cart is still the one that the user saw.
    ///
    /// - Throws: ``AppError/notFound(_:by:)`` if the product is not in the cart, ``AppError/conflict(_:advice:)`` if
    ///   the quantity differs.
    package static func check(present: Int, isStill seen: Int, of product: Product) throws(AppError) {
        guard present > 0 else { throw .notFound("\(product.name) in the cart", by: .name) }
        guard present == seen else {
            throw .conflict("The quantity of \(product.name) was changed meanwhile: it is \(present) now.")
        }
    }

    /// Checks that a cart can be added up when it has so many of a product.
    ///
    /// - Throws: ``AppError/invalidInput(_:)`` when it costs more than ``Money`` can say.
    package static func check(totalWith quantity: Int, of product: Product, in cart: Cart?) throws(AppError) {
        guard quantity > 0 else { return }
        do throws(MoneyError) {
            var sum = try product.price.times(quantity)
            for line in cart?.lines ?? [] where line.product.number != product.number {
                sum = try sum.adding(line.total)
            }
        } catch {
            throw .invalidInput("With \(quantity) of \(product.name) the cart costs more than can be added up.")
        }
    }

    /// The quantity of a line that two carts had, made one: both together as far as they are in stock, and never less
    /// than either.
    package static func merged(_ one: Int, _ other: Int, stock: Int) -> Int {
        max(one, other, min(one + other, stock))
    }

    /// Checks that a product has the currency of the cart.
    ///
    /// - Throws: ``AppError/invalidInput(_:)`` for a second currency.
    package static func check(currencyOf product: Product, in cart: Cart?) throws(AppError) {
        guard let inCart = cart?.total?.currency, inCart != product.price.currency else { return }
        throw .invalidInput(
            "\(product.name) is sold in \(product.price.currency.code) and the cart is in \(inCart.code): "
                + "place that order first.")
    }

    /// How few are left, in one sentence.
    package static func message(left stock: Int, of name: String) -> String {
        stock == 0 ? "\(name) is sold out." : "Of \(name) only \(stock) \(verb(stock)) left."
    }

    private static func verb(_ count: Int) -> String { count == 1 ? "is" : "are" }
}
