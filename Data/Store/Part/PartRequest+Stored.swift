import Domain

extension PartRequest {
    /// The states of orders that are not finished.
    static let unfinished = OrderFilter.open.states.union(OrderFilter.onTheWay.states)

    /// Their stored names.
    package static let openStates = unfinished.map(\.storedName).sorted()
}
