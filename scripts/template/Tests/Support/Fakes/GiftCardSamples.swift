import Domain
import Foundation
import Testing

extension GiftCard {
    /// A gift card with a number.
    ///
    /// - Throws: an issue if Domain rejects these parts.
    package static func sample(_ number: Int, _ title: String, _ state: State = .open) throws -> GiftCard {
        GiftCard(
            id: Identifier(.sample(number)), number: try #require(GiftCardNumber(number)),
            title: try #require(GiftCardTitle(title)), state: state)
    }

    /// Gift cards #801 to #803; the last one is done.
    package static let samples: [GiftCard] = {
        do {
            return [
                try sample(801, "Winter"), try sample(802, "Spring"),
                try sample(803, "Summer", .done(at: .sample - 86_400)),
            ]
        } catch {
            Issue.record(error, "the sample gift cards make no sense")
            return []
        }
    }()
}
