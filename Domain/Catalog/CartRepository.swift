/// What someone is about to buy.
package protocol CartRepository: Sendable {}
