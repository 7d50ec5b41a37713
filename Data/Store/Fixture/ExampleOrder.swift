import Domain
import FoundationEssentials

/// An order of the example clinic, relative to now.
struct ExampleOrder {
    /// How many of what, at how many cents each.
    typealias Line = (count: Int, item: String, cents: Int64)

    /// A step with its state, age and author.
    typealias Step = (state: OrderState, ago: Ago, by: ExampleStaff)

    let number: Int
    let customer: String
    let seller: ExampleSeller
    let lines: [Line]
    let steps: [Step]

    init(_ number: Int, _ customer: String, _ seller: ExampleSeller, _ lines: [Line], _ steps: [Step]) {
        self.number = number
        self.customer = customer
        self.seller = seller
        self.lines = lines
        self.steps = steps
    }

    /// The order at `now`, checked by Domain like any other.
    func order(at now: Date) throws(AppError) -> Order {
        let history = steps.map { step in
            OrderEvent(
                state: step.state, at: now - step.ago.seconds, by: step.by.name, staff: step.by.staff.id)
        }
        let seller = try seller.seller()
        guard let orderNumber = OrderNumber(number) else { throw .unexpected("example order \(number) has no number") }
        do throws(OrderProblem) {
            var lines: [OrderLine] = []
            for line in self.lines {
                let price = Money(minorUnits: line.cents, currency: .eur)
                let product = ExampleProduct.named(line.item).flatMap { ProductNumber($0.number) }
                lines.append(
                    try OrderLine(item: line.item, quantity: line.count, unitPrice: price, product: product))
            }
            return try Order(
                id: Identifier(ExampleIdentity.order.uuid(number)), number: orderNumber, customer: customer,
                patient: ExamplePatient.named(customer).flatMap { PatientNumber($0.number) }, seller: seller,
                lines: lines, history: history)
        } catch {
            throw .unexpected("example order \(number) makes no sense: \(error.message)")
        }
    }
}

/// A time before now.
struct Ago {
    let seconds: TimeInterval

    static func days(_ days: Int, hours: Int = 0) -> Self { Self(seconds: TimeInterval(days * 86_400 + hours * 3_600)) }
    static func hours(_ hours: Int, minutes: Int = 0) -> Self {
        Self(seconds: TimeInterval(hours * 3_600 + minutes * 60))
    }
    static func minutes(_ minutes: Int) -> Self { Self(seconds: TimeInterval(minutes * 60)) }
}
