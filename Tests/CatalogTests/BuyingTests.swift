import DesignSystem
import Domain
import Support
import Testing

@testable import CatalogPreviews

@Suite("Buying")
struct BuyingTests {
    @Test func `the quantity of a picked line can be changed, and the line removed`() async throws {
        let screen = try await ScreenState.cartChosen.screen()
        try await screen.driver.type("5", into: "quantity")
        try await screen.driver.press("change")
        #expect(screen.driver.shows("5 × Ibuprofen 400 mg, 20 tablets 24.50 EUR"))
        #expect(!screen.driver.shows("quantity"))
        try await screen.driver.press("1 × Reading glasses 24.00 EUR")
        try await screen.driver.press("remove")
        #expect(try await screen.shop.cart()?.lines.map(\.quantity) == [5])
    }

    @Test func `a problem with a quantity is cleared when another is typed`() async throws {
        let screen = try await ScreenState.cartChosen.screen()
        try await screen.driver.type("many", into: "quantity")
        try await screen.driver.press("change")
        #expect(screen.driver.screen.failure == "invalid-input")
        try await screen.driver.type("5", into: "quantity")
        #expect(screen.driver.screen.failure == nil)
    }

    @Test func `a problem with the buyer is cleared when it is corrected, and not before`() async throws {
        let screen = try await ScreenState.checkoutLoaded.screen()
        try await screen.driver.press("place")
        #expect(try screen.driver.find(role: .failure).label == "An order needs the customer's name.")
        try await screen.driver.type("", into: "patient")
        try await screen.driver.type("2", into: "customer")
        #expect(screen.driver.screen.failure == nil)
        try await screen.driver.press("place")
        #expect(try screen.driver.find(role: .failure).label == "A name has letters.")
        try await screen.driver.type("Ana", into: "customer")
        #expect(screen.driver.screen.failure == nil)
    }

    @Test func `nobody checks out with a quantity that is typed and not in the cart`() async throws {
        let screen = try await ScreenState.cartChosen.screen()
        try await screen.driver.type("5", into: "quantity")
        try await screen.driver.press("check-out")
        #expect(screen.driver.text().contains("The new quantity of Ibuprofen 400 mg, 20 tablets is not in the cart"))
        #expect(screen.shop.coordinator.requests.isEmpty)
        try await screen.driver.press("change")
        try await screen.driver.press("check-out")
        #expect(screen.shop.coordinator.requests == [.checkOut(.known(701))])
    }

    @Test func `a cart beyond the stock cannot be checked out until it is reduced`() async throws {
        let screen = try await ScreenState.cartShort.screen()
        await #expect(throws: DriverFailure.self) { try await screen.driver.press("check-out") }
        try screen.shop.sell(501, leaving: 1)
        await screen.driver.settle()
        try await screen.driver.press("mend")
        #expect(try await screen.shop.cart()?.lines.map(\.quantity) == [1])
        try await screen.driver.press("check-out")
        #expect(screen.shop.coordinator.requests == [.checkOut(.known(701))])
    }

    @Test func `the number of a patient fills in the name, another number another name, but never over a typed one`()
        async throws
    {
        let screen = try await ScreenState.checkoutPatient.screen()
        #expect(try screen.driver.find("customer").value == "Lena Vogt")
        try await screen.driver.type("2002", into: "patient")
        #expect(try screen.driver.find("customer").value == "Jakub Nowak")
        try await screen.driver.type("His aunt", into: "customer")
        try await screen.driver.type("2009", into: "patient")
        #expect(try screen.driver.find("customer").value == "His aunt")
        #expect(screen.driver.shows("For 陳美玲"))
        try await screen.driver.type("", into: "patient")
        #expect(!screen.driver.shows("For 陳美玲"))
        screen.shop.carts.answers.hold()
        try await screen.driver.type("2001", into: "patient", completing: false)
        #expect(screen.driver.screen.isBusy, "the patient is being looked up")
    }

    @Test func `placing sends the input once, and leads to the confirmation without a draft`() async throws {
        let screen = try await ScreenState.checkoutPatient.screen()
        #expect(screen.driver.losesDraft)
        let cart = try #require(try await screen.shop.cart())
        try await screen.driver.press("place")
        let request = Checkout(
            cart: cart.number, seen: cart.lines, customer: "Lena Vogt", patient: .known(2_001))
        #expect(screen.shop.carts.calls.filter { if case .place = $0 { true } else { false } } == [.place(request)])
        #expect(screen.shop.coordinator.requests == [.purchased([.known(1_040), .known(1_041)])])
        #expect(!screen.driver.losesDraft)
    }

    @Test func `a buyer who misses the last one sees the stock, and their input is kept`() async throws {
        let screen = try await ScreenState.checkoutLoaded.screen()
        try await screen.driver.type("Lena Vogt", into: "customer")
        try screen.shop.sell(514, leaving: 0)
        try await screen.driver.press("place")
        #expect(screen.driver.screen.failure == "conflict")
        #expect(try screen.driver.find("customer").value == "Lena Vogt")
        try await screen.driver.press("cart")
        #expect(screen.shop.coordinator.requests == [.cart])
    }

    @Test(
        arguments: ["x", "0", "-5", "2077", "#", "##2001", "99999999999999999999"])
    func `a number that is none keeps the order from being placed`(text: String) async throws {
        let screen = try await ScreenState.checkoutLoaded.screen()
        try await screen.driver.type("Lena Vogt", into: "customer")
        try await screen.driver.type(text, into: "patient")
        try await screen.driver.press("place")
        #expect(screen.driver.screen.failure != nil)
        #expect(screen.shop.coordinator.requests == [])
    }

    @Test(arguments: ["2001", "#2001", " #2001 "])
    func `a patient's number is taken with its sign and without`(text: String) async throws {
        let screen = try await ScreenState.checkoutLoaded.screen()
        try await screen.driver.type(text, into: "patient")
        #expect(screen.driver.shows("For Lena Vogt"))
        try await screen.driver.press("place")
        #expect(screen.shop.coordinator.requests == [.purchased([.known(1_040), .known(1_041)])])
    }

    @Test(
        arguments: [
            ("99999999999999999999", "Of Ibuprofen 400 mg, 20 tablets only", "conflict"),
            ("-99999999999999999999", "The quantity has to be zero or a greater number.", "invalid-input"),
            ("--1", "The quantity has to be a number, such as 2.", "invalid-input"),
            ("+", "The quantity has to be a number, such as 2.", "invalid-input"),
        ])
    func `a quantity beyond every number says how many are left, or that it has to be greater than zero`(
        text: String, said: String, code: String
    ) async throws {
        let screen = try await ScreenState.cartChosen.screen()
        try await screen.driver.type(text, into: "quantity")
        try await screen.driver.press("change")
        #expect(screen.driver.screen.failure == code)
        #expect(screen.driver.all(.failure).contains { $0.label.hasPrefix(said) })
    }

    @Test func `what is changed behind an open form is noticed, also where the sum stays the same`() async throws {
        let screen = try await ScreenState.checkoutLoaded.screen()
        let seen = try #require(try await screen.shop.cart())
        let agreed = Checkout(cart: seen.number, seen: seen.lines, customer: "Lena Vogt", patient: nil)
        let one = try #require(seen.lines.first)
        screen.shop.catalog.put(one.product.with(price: Money(minorUnits: 980, currency: .eur)))
        _ = try await screen.shop.carts.change(
            one.product.number, from: one.quantity, to: 1, operation: OperationID(screen.shop.identifiers.next()))
        let now = try #require(try await screen.shop.cart())
        #expect(now.total == seen.total)
        let said = "The cart was changed meanwhile: it is 2 things for 33.80 EUR now."
        #expect(throws: AppError.conflict(said)) { try agreed.check(now) }
    }

    @Test func `more than can be added up is refused beside the line, and the cart stays as it was`() async throws {
        let dear = try Product.sample(501, "Gold", cents: .max / 4)
        let shop = Shop([dear, try .sample(502, "Silver", cents: .max / 4)])
        let cart = try await shop.add(501, 3)
        await #expect(throws: AppError.self) { try await shop.add(502, 2) }
        let screen = await ShopScreen.cart(shop).settled()
        try await screen.driver.press("3 × Gold \(dear.price.times(3))")
        try await screen.driver.type("5", into: "quantity")
        try await screen.driver.press("change")
        #expect(screen.driver.screen.failure == "invalid-input")
        #expect(screen.driver.shows("With 5 of Gold the cart costs more than can be added up."))
        #expect(try await shop.cart() == cart)
    }

    @Test func `signing out takes the form off the screen; nothing of it can be placed`() async throws {
        let screen = try await ScreenState.checkoutPatient.screen()
        screen.shop.sessions.current = nil
        await screen.driver.settle()
        #expect(screen.driver.screen.failure == "sign-in-required")
        #expect(!screen.driver.shows("place"))
    }

    @Test func `the confirmation names each order with its total, leads to each, and can be closed`() async throws {
        let shop = Shop(role: .receptionist)
        for number in [1_045, 1_046] { shop.orders.put(try .sample(number, .placed)) }
        let coordinator = RecordingPurchaseCoordinator()
        let screen = await ShopScreen.confirmation([1_045, 1_046], shop, coordinator).settled()
        #expect(screen.driver.shows("Order #1045 14.05 EUR"))
        try await screen.driver.press("View order #1046")
        try await screen.driver.press("done")
        #expect(coordinator.requests == [.order(.known(1_046)), .read])
    }
}
