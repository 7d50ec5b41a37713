import Domain
import Testing

@Suite("The reasons against an order")
struct OrderProblemTests {
    @Test(
        arguments: [
            (.noLines, "it has no lines"),
            (.quantityNotPositive(item: "Ibuprofen", quantity: 0), "it orders 0 of Ibuprofen"),
            (.amount(.differentCurrencies(.eur, .usd)), "its amounts are in EUR and in USD"),
            (.amount(.tooLarge), "its amounts are too large"),
            (
                .brokenHistory([.placed, .refundRequested]),
                "its history has a step that does not exist (Placed, Refund requested)"
            ),
            (.brokenHistory([]), "its history is empty"),
        ] as [(OrderProblem, String)])
    func `every problem has a message`(problem: OrderProblem, message: String) {
        #expect(problem.message == message)
    }
}
