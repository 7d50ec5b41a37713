import Domain

@testable import App

nonisolated extension OrderNumber {
    /// A number that the test knows to be valid.
    static func sample(_ number: Int) throws -> OrderNumber {
        guard let number = OrderNumber(number) else { throw NoSuchNumber(number: number) }
        return number
    }
}

/// A number that no order can have.
nonisolated struct NoSuchNumber: Error {
    let number: Int
}

nonisolated extension OrdersRoute {
    /// The detail of an order.
    static func detail(_ number: Int) throws -> OrdersRoute { .detail(try .sample(number)) }

    /// The tracking of an order.
    static func tracking(_ number: Int) throws -> OrdersRoute { .tracking(try .sample(number)) }

    /// The refund of an order.
    static func refund(_ number: Int) throws -> OrdersRoute { .refund(try .sample(number)) }

    /// Every path of up to `depth` routes that pushes can build from some orders.
    static func paths(depth: Int, of numbers: [Int]) throws -> [[OrdersRoute]] {
        let routes = try numbers.flatMap { [try detail($0), try tracking($0)] }
        var (all, longest): ([[OrdersRoute]], [[OrdersRoute]]) = ([[]], [[]])
        for _ in 0..<depth {
            longest = longest.flatMap { path in routes.filter { $0 != path.last }.map { path + [$0] } }
            all += longest
        }
        return all
    }
}
