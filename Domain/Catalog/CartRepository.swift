/// What someone is about to buy. A cart belongs to who shops: a member of staff, wherever they are, or the visitor of
/// one terminal while nobody is signed in there. A terminal's visitor keeps the cart until it is emptied or somebody
/// signs in at that terminal; that nobody is there meanwhile changes nothing.
///
/// When somebody signs in while there is something in the visitor's cart, ``CartHandover`` says what becomes of it, and
/// ``StaffSession/cartNotice`` tells them.
package protocol CartRepository: Sendable {
    /// The cart of whoever is here, or nil as long as nothing was put into one: first what is known, then every change.
    func cart() -> Snapshots<Cart?>

    /// The cart with a number, to be placed: first what is known, then every change. For people who may
    /// ``Permission/checkOut``. A number that no cart of theirs has is ``AppError/notFound(_:by:)``; a cart that was
    /// placed is ``AppError/conflict(_:advice:)``, which names its orders, and so is one that their sign-in left to the
    /// visitor. The number of a cart that was put to another one, by ``CartHandover``, stands for that one, here and in
    /// ``place(_:operation:)``.
    func cart(_ number: CartNumber) -> Snapshots<Cart>

    /// The patient with a number, as the one who buys: first what is known, then every change. For people who may
    /// ``Permission/checkOut``. A number that no patient has is ``AppError/notFound(_:by:)``.
    func customer(_ patient: PatientNumber) -> Snapshots<Customer>

    /// Some orders, as they were asked for: first what is known, then every change. For people who may
    /// ``Permission/viewOrders``. A number that no order has is ``AppError/notFound(_:by:)``.
    func purchase(_ orders: [OrderNumber]) -> Snapshots<[Order]>

    /// Puts a product into the cart of whoever is here, or more of it.
    ///
    /// - Returns: the cart as it was saved; for an operation that was already applied, the cart as it is now.
    /// - Throws: ``AppError/notFound(_:by:)`` when there is no such product, what ``StockRule`` says, or a storage
    ///   error.
    func add(_ product: ProductNumber, quantity: Int, operation: OperationID) async throws(AppError) -> Cart

    /// Makes the quantity of a product in the cart of whoever is here another one, if it still is the one that its
    /// author saw; zero takes it out.
    ///
    /// - Returns: the cart as it was saved; for an operation that was already applied, the cart as it is now.
    /// - Throws: ``AppError/notFound(_:by:)`` when the product is not in the cart, ``AppError/conflict(_:advice:)``
    ///   when its quantity is another one than `seen`, what ``StockRule`` says, or a storage error.
    func change(
        _ product: ProductNumber, from seen: Int, to quantity: Int, operation: OperationID
    ) async throws(AppError) -> Cart

    /// Places the order that a cart stands for: takes the stock, makes an order for each seller, and empties the cart,
    /// all of it or nothing. In the name of who is signed in.
    ///
    /// - Returns: the orders as they were saved; for an operation that was already applied, as they are now.
    /// - Throws: ``AppError/signInRequired`` or ``AppError/notAllowed(_:)`` when the person may not do it,
    ///   ``AppError/notFound(_:by:)`` when they have no such cart or there is no such patient,
    ///   ``AppError/conflict(_:advice:)`` when the cart was placed already, what ``Checkout/check(_:)`` says, or a
    ///   storage error.
    func place(_ checkout: Checkout, operation: OperationID) async throws(AppError) -> [Order]
}
