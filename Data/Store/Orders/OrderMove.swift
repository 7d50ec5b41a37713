import Domain
import FoundationEssentials

/// One step of one order, as a change to the tables. Runs inside a transaction.
struct OrderMove {
    let order: Order.ID
    /// The version of the order that the author saw.
    let version: Int
    let step: OrderEvent
    let by: Staff.ID
    let operation: OperationID

    /// Takes the step unless this operation took it before, and returns the order as it then is.
    func apply(to connection: Connection) throws(AppError) -> Order {
        if let problem = step.note.flatMap(NoteRule.problem) { throw .invalidInput(problem) }
        if let done = try OperationRecord.find(operation, kind: .moveOrder, content: content, in: connection) {
            return try stored(Identifier(done.subject), in: connection).order(from: connection)
        }
        let record = try stored(order, in: connection)
        let moved = try check(record.order(from: connection))
        try save(moved, over: record, in: connection)
        try OperationRecord(id: operation, kind: .moveOrder, subject: order.rawValue, at: step.at, content: content)
            .insert(in: connection)
        return moved
    }

    /// The content of the request; its author, time and version do not matter.
    private var content: OperationContent {
        OperationContent(order.rawValue.uuidString, step.state.storedName, step.note)
    }

    private func stored(_ id: Order.ID, in connection: Connection) throws(AppError) -> OrderRecord {
        guard let record = try OrderRecord.find(id, in: connection) else { throw .notFound("This order", by: .name) }
        return record
    }

    /// Domain's own rules, asked again here: a screen may be out of date.
    private func check(_ order: Order) throws(AppError) -> Order {
        try order.check(version: version)
        let moved: Order
        do {
            moved = try order.moved(step)
        } catch {
            throw .conflict("Order \(order.number) is \(order.state.words) and cannot become \(step.state.words).")
        }
        guard order.mayBeMoved(to: step.state, by: by) else {
            throw .needsAnotherPerson("the refund of order \(order.number)")
        }
        return moved
    }

    private func save(_ moved: Order, over record: OrderRecord, in connection: Connection) throws(AppError) {
        try connection.willChange(.order, record.id)
        let changed = try connection.run(
            "UPDATE orders SET state = ?, version = version + 1 WHERE id = ? AND version = ?",
            [.text(moved.state.storedName), .identity(record.id), .integer(record.version)])
        guard changed == 1 else { throw .conflict("Order \(moved.number) was changed by someone else.") }
        try moved.insertEvent(at: moved.history.count - 1, in: connection)
        if moved.returnsGoods { try Stock.giveBack(moved.lines, in: connection) }
    }
}
