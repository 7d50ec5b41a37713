/// The short number that people and links use for an order, such as 1042.
package typealias OrderNumber = ShortNumber<Order>
