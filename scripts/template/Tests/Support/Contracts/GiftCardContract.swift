import Domain
import Testing

/// The rules that every ``GiftCardRepository`` keeps.
package enum GiftCardContract {
    /// The rules of the contract.
    package static let rules = reading + finishing

    private static let reading = [
        ContractRule("a visitor sees nothing and finishes nothing") { clinic async throws in
            var list = clinic.giftCards.giftCards().reader()
            #expect(try await list.error() == .signInRequired)
            let number = try #require(GiftCardNumber(801))
            await #expect(throws: AppError.signInRequired) { try await clinic.finish(number) }
        },
        ContractRule("every one can be read by number, and they are in the order of the numbers") {
            clinic async throws in
            try await clinic.signIn(.receptionist)
            let giftCards = try await clinic.everyGiftCard()
            #expect(giftCards.count >= 3)
            #expect(giftCards.map(\.number) == giftCards.map(\.number).sorted())
            for giftCard in giftCards {
                var reader = clinic.giftCards.giftCard(giftCard.number).reader()
                #expect(try await reader.value() == giftCard)
            }
        },
        ContractRule("a number that nothing has is not found") { clinic async throws in
            try await clinic.signIn(.receptionist)
            let number = try #require(GiftCardNumber(9_999))
            var reader = clinic.giftCards.giftCard(number).reader()
            #expect(try await reader.error() == .notFound("Gift card #9999"))
            await #expect(throws: AppError.notFound("Gift card #9999")) { try await clinic.finish(number) }
        },
    ]

    private static let finishing = [
        ContractRule("a finished one is returned, read back and delivered to every open stream") {
            clinic async throws in
            try await clinic.signIn(.receptionist)
            let open = try await clinic.openGiftCard()
            let (one, all) = (clinic.giftCards.giftCard(open.number).reader(), clinic.giftCards.giftCards().reader())
            let finished = try await clinic.finish(open.number)
            #expect(finished.state == .done(at: clinic.clock.now))
            #expect(await one.readyValue() == finished)
            #expect(await all.readyValue()?.contains(finished) == true)
            #expect(try await clinic.everyGiftCard().contains(finished))
        },
        ContractRule("a finished one cannot be finished again, and does not change") { clinic async throws in
            try await clinic.signIn(.receptionist)
            let finished = try await clinic.finish(try await clinic.openGiftCard().number)
            clinic.clock.advance(by: 60)
            await #expect(throws: AppError.conflict(GiftCardProblem.doneAlready.message)) {
                try await clinic.finish(finished.number)
            }
            #expect(try await clinic.everyGiftCard().contains(finished))
        },
        ContractRule("one that has changed since it was seen is not finished") { clinic async throws in
            try await clinic.signIn(.receptionist)
            let open = try await clinic.openGiftCard()
            let other = try await clinic.openGiftCard(after: 1)
            let seen = GiftCard(id: open.id, number: open.number, title: other.title, state: open.state)
            await #expect(throws: AppError.conflict(GiftCardProblem.changed.message)) {
                try await clinic.giftCards.finish(seen, operation: clinic.operation())
            }
            #expect(try await clinic.everyGiftCard().contains(open))
        },
    ]
}

extension ContractClinic {
    /// Every gift card that the person who is signed in can see.
    func everyGiftCard() async throws -> [GiftCard] {
        var reader = giftCards.giftCards().reader()
        return try await reader.value()
    }

    /// A gift card that is not finished yet.
    func openGiftCard(after index: Int = 0) async throws -> GiftCard {
        let open = try await everyGiftCard().filter { $0.state == .open }
        return try #require(open.dropFirst(index).first, "the clinic has too few open gift cards")
    }

    /// Finishes the current gift card, as a new operation unless one is given.
    @discardableResult
    func finish(_ number: GiftCardNumber, as operation: OperationID? = nil) async throws -> GiftCard {
        var reader = giftCards.giftCard(number).reader()
        return try await giftCards.finish(try await reader.value(), operation: operation ?? self.operation())
    }
}

extension OperationContract {
    /// Finishing one gift card, or another.
    static func giftCardFinish(_ clinic: ContractClinic) async throws -> Trial {
        try await clinic.signIn(.receptionist)
        let (one, other) = (try await clinic.openGiftCard(), try await clinic.openGiftCard(after: 1))
        return Trial(
            first: { "\(try await clinic.finish(one.number, as: $0))" },
            other: { "\(try await clinic.finish(other.number, as: $0))" },
            state: { "\(try await clinic.everyGiftCard())" })
    }
}
