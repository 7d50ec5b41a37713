import Data
import Domain
import Exploring
import Foundation

@testable import App

/// Changes to a person's own data, by someone else or by the same person at another terminal.
extension OtherChange {
    /// The changes to the workstation and the person, where the app shows them.
    static func own(_ shown: RecordsOnShow) -> [OtherChange] {
        var changes: [OtherChange] = []
        if shown.words.contains("settings") { changes += preferences }
        if shown.words.contains("onboarding") || shown.words.contains("profile") {
            changes += details(of: shown.person)
        }
        if shown.words.contains("Register") { changes.append(twin) }
        return changes
    }

    /// Every field of the settings.
    private static let preferences = [
        preference("chooses a width") { $0.lineLength = 100 }, preference("chooses colours") { $0.color = .never },
        preference("chooses a screen reader") { $0.isAccessible.toggle() },
        preference("chooses when to lock") { $0.idleLockMinutes = 45 },
    ]

    private static func preference(_ words: String, _ change: @escaping (inout Preferences) -> Void) -> OtherChange {
        OtherChange(.maya, words) { other in
            let seen = try await other.now(other.clinic.preferences.preferences())
            var preferences = seen
            change(&preferences)
            _ = try await other.clinic.preferences.save(preferences, over: seen, operation: other.operation)
        }
    }

    /// The name and the extension, the end of the onboarding, and another password.
    private static func details(of person: ExploringPerson) -> [OtherChange] {
        guard let password = person.credentials?.password else { return [] }
        return [
            OtherChange(person, "changes their name") { other in
                let details = try StaffDetails(name: "Somebody Else", phoneExtension: "99")
                guard let seen = try await other.now(other.clinic.sessions.session())?.staff else { return }
                _ = try await other.clinic.onboarding.save(details, over: seen, operation: other.operation)
            },
            OtherChange(person, "has gone through the first steps") { other in
                _ = try await other.clinic.onboarding.finish(operation: other.operation)
            },
            OtherChange(person, "changes their password") { other in
                try await other.clinic.sessions.changePassword(
                    from: password, to: Secret("clinic-elsewhere"), operation: other.operation)
            },
        ]
    }

    /// The patient whom the explorer registers, before it does.
    private static let twin = OtherChange(.ben, "registers Zoë Park") { other in
        let draft = PatientDraft(name: "Zoë Park", born: "1990-05-17", phone: "+34 600 100 200")
        _ = try await other.clinic.patients.register(draft, despite: other.everybody, operation: other.operation)
    }

    /// Changes to the same person's cart at another terminal, and other purchases of the visible products.
    static func carts(_ shown: RecordsOnShow) -> [OtherChange] {
        let products = shown.numbers.filter { (501...599).contains($0) }.compactMap { ProductNumber($0) }
        let buyer = shown.person == .maya ? ExploringPerson.ana : .maya
        let bought = products.map { product in
            OtherChange(buyer, "buys product \(product)") { other in
                let cart = try await other.clinic.carts.add(product, quantity: 1, operation: other.operation)
                try await other.place(cart)
            }
        }
        let isShop = ["cart", "checkout", "product"].contains { shown.words.contains($0) }
        guard isShop, shown.person != .visitor else { return bought }
        return bought + products.map { added($0, by: shown.person) } + changesOfCart(of: shown.person)
    }

    private static func added(_ product: ProductNumber, by person: ExploringPerson) -> OtherChange {
        OtherChange(person, "adds product \(product) to their cart") { other in
            _ = try await other.clinic.carts.add(product, quantity: 1, operation: other.operation)
        }
    }

    private static func changesOfCart(of person: ExploringPerson) -> [OtherChange] {
        let other = ProductNumber(511).map { [added($0, by: person)] } ?? []
        return other + [
            OtherChange(person, "takes one more") { other in
                let line = try await other.firstLine()
                _ = try await other.clinic.carts.change(
                    line.product.number, from: line.quantity, to: line.quantity + 1, operation: other.operation)
            },
            OtherChange(person, "takes a line out") { other in
                let line = try await other.firstLine()
                _ = try await other.clinic.carts.change(
                    line.product.number, from: line.quantity, to: 0, operation: other.operation)
            },
            OtherChange(person, "places their cart") { other in
                guard let cart = try await other.now(other.clinic.carts.cart()) else { throw AppError.emptyCart }
                try await other.place(cart)
            },
        ]
    }
}

extension AppError {
    fileprivate static let emptyCart = AppError.conflict("The cart is empty.")
}

extension OtherSession {
    fileprivate func firstLine() async throws -> CartLine {
        guard let line = try await now(clinic.carts.cart())?.lines.first else { throw AppError.emptyCart }
        return line
    }

    fileprivate func place(_ cart: Cart) async throws {
        let checkout = Checkout(cart: cart.number, seen: cart.lines, customer: "Someone", patient: nil)
        _ = try await clinic.carts.place(checkout, operation: operation)
    }
}
