/// Carts. A cart belongs to a member of staff, at any terminal, or to the visitor of one terminal while nobody is
/// signed in there. The visitor's cart is kept until it is emptied or someone signs in at that terminal.
///
/// ``CartHandover`` decides about the visitor's cart at a sign-in, and ``StaffSession/cartNotice`` tells the user.
package protocol CartRepository: Sendable {
    /// The current user's cart, or nil if it is empty: the current value, then every change.
    func cart() -> Snapshots<Cart?>

    /// The cart with a number, for checkout: the current value, then every change. Requires ``Permission/checkOut``. A
    /// number that is not of the user's own cart is ``AppError/notFound(_:by:)``. A cart that was ordered is
    /// ``AppError/conflict(_:advice:)`` naming its orders, and so is one that their sign-in left to the visitor. The
    /// number of a cart that was joined with another leads to that one, here and in ``place(_:operation:)``.
    func cart(_ number: CartNumber) -> Snapshots<Cart>

    /// The patient with a number, as a customer: the current value, then every change. Requires
    /// ``Permission/checkOut``. An unknown number is ``AppError/notFound(_:by:)``.
    func customer(_ patient: PatientNumber) -> Snapshots<Customer>

    /// Orders in the given sequence: the current value, then every change. Requires ``Permission/viewOrders``. An
    /// unknown number is ``AppError/notFound(_:by:)``.
    func purchase(_ orders: [OrderNumber]) -> Snapshots<[Order]>

    /// Adds a quantity of a product to the current user's cart.
    ///
    /// - Returns: the saved cart; for an operation that was already applied, the current cart.
    /// - Throws: ``AppError/notFound(_:by:)`` for an unknown product, the errors of ``StockRule``, or a storage error.
    func add(_ product: ProductNumber, quantity: Int, operation: OperationID) async throws(AppError) -> Cart

    /// Changes the quantity of a product in the current user's cart, if it still is `seen`; zero removes the line.
    ///
    /// - Returns: the saved cart; for an operation that was already applied, the current cart.
    /// - Throws: ``AppError/notFound(_:by:)`` if the product is not in the cart, ``AppError/conflict(_:advice:)`` if
    ///   its quantity is not `seen`, the errors of ``StockRule``, or a storage error.
    func change(
        _ product: ProductNumber, from seen: Int, to quantity: Int, operation: OperationID
    ) async throws(AppError) -> Cart

    /// Orders a cart in the signed-in user's name: takes the stock, makes an order for each seller, and empties the
    /// cart, all or nothing.
    ///
    /// - Returns: the saved orders; for an operation that was already applied, the current ones.
    /// - Throws: ``AppError/signInRequired`` or ``AppError/notAllowed(_:)``, ``AppError/notFound(_:by:)`` for an
    ///   unknown cart or patient, ``AppError/conflict(_:advice:)`` if the cart was already ordered, the errors of
    ///   ``Checkout/check(_:)``, or a storage error.
    func place(_ checkout: Checkout, operation: OperationID) async throws(AppError) -> [Order]
}
