import FoundationEssentials

/// An order of a customer at a seller, and its progress.
package struct Order: Hashable, Sendable, Identifiable {
    /// The order's identity.
    package let id: Identifier<Order>

    /// The short number that people use for it.
    package let number: OrderNumber

    /// The name of the customer.
    package let customer: String

    /// The number of the customer as a patient, or nil.
    package let patient: PatientNumber?

    /// The seller.
    package let seller: Seller

    /// The lines, in the order of entry; never empty.
    package let lines: [OrderLine]

    /// Every step so far, oldest first; starts with `placed`.
    package let history: [OrderEvent]

    /// The sum of all lines.
    package let total: Money

    /// How far the order has come: the state of the last step, or the one in which a refund was asked for that the last
    /// step declined.
    package let state: OrderState

    /// When the order was placed: the time of the first step.
    package let placedAt: Date

    /// An order from its parts.
    ///
    /// - Throws: ``OrderProblem`` when there is no line, the amounts do not add up, or the history takes a step that
    ///   does not exist.
    package init(
        id: Identifier<Order>, number: OrderNumber, customer: String, patient: PatientNumber? = nil, seller: Seller,
        lines: [OrderLine], history: [OrderEvent]
    ) throws(OrderProblem) {
        guard let first = history.first, let state = OrderState(after: history.map(\.state)) else {
            throw .brokenHistory(history.map(\.state))
        }
        self.id = id
        self.number = number
        self.customer = customer
        self.patient = patient
        self.seller = seller
        self.lines = lines
        self.history = history
        total = try Self.sum(of: lines)
        self.state = state
        placedAt = first.at
    }

    /// The order after one more step.
    ///
    /// - Throws: ``OrderProblem/brokenHistory(_:)`` when the step does not exist.
    package func moved(_ step: OrderEvent) throws(OrderProblem) -> Order {
        guard state.canBecome(step.state) else { throw .brokenHistory((history + [step]).map(\.state)) }
        return try Order(
            id: id, number: number, customer: customer, patient: patient, seller: seller, lines: lines,
            history: history + [step])
    }

    /// The number of steps. A screen that shows another version is out of date.
    package var version: Int { history.count }

    /// Checks that nobody took a step since the version that the user saw.
    ///
    /// - Throws: ``AppError/conflict(_:advice:)`` naming the author and result of the last step.
    package func check(version seen: Int) throws(AppError) {
        guard version != seen, let last = history.last else { return }
        throw .conflict("\(last.by) changed order \(number) meanwhile: it is \(state.title.lowercased()) now.")
    }

    /// The step that requested a refund, or nil.
    package var refundRequest: OrderEvent? {
        history.last { $0.state == .refundRequested }
    }

    /// Whether the goods never left the shelf although the order took them from stock.
    package var returnsGoods: Bool {
        switch state {
        case .cancelled: true
        case .refunded: !history.contains { $0.state == .packed }
        default: false
        }
    }

    /// Whether a person may move the order to a state, regardless of role: the person who requested a refund does not
    /// decide it.
    package func mayBeMoved(to state: OrderState, by staff: Staff.ID) -> Bool {
        guard state == .refunded || state == .declined, let asked = refundRequest?.staff else { return true }
        return asked != staff
    }

    private static func sum(of lines: [OrderLine]) throws(OrderProblem) -> Money {
        guard let first = lines.first else { throw .noLines }
        do throws(MoneyError) {
            var sum = first.total
            for line in lines.dropFirst() { sum = try sum.adding(line.total) }
            return sum
        } catch {
            throw .amount(error)
        }
    }
}
