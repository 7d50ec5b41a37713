import Support

/// A possible next action of a terminal in the shop.
enum ShopMove {
    case add(product: Int, quantity: Int)
    case change(product: Int, quantity: Int)
    case beginCheckout
    case place
    case repeatPlacing
    case cancel(Int)
    case leaveAndComeBack(product: Int)

    static func random(using dice: inout SeededGenerator) -> Self {
        let product = Int.random(in: 0..<6, using: &dice)
        return switch Int.random(in: 0..<14, using: &dice) {
        case 0...3: .add(product: product, quantity: Int.random(in: 1...4, using: &dice))
        case 4: .change(product: product, quantity: Int.random(in: 0...3, using: &dice))
        case 5...7: .place
        case 8: .repeatPlacing
        case 9, 10: .cancel(Int.random(in: 0..<100, using: &dice))
        case 11, 12: .beginCheckout
        default: .leaveAndComeBack(product: product)
        }
    }
}
