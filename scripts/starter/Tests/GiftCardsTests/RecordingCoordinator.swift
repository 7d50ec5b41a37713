import Domain

/// Writes down what is asked for.
final class RecordingCoordinator: GiftCardsCoordinating {
    private(set) var requests: [String] = []

    func showGiftCard(_ number: GiftCardNumber) { requests.append("show \(number)") }
    func addGiftCard() { requests.append("add") }
    func editGiftCard(_ number: GiftCardNumber) { requests.append("edit \(number)") }
    func formSaved(_ number: GiftCardNumber) { requests.append("saved \(number)") }
    func formCancelled() { requests.append("cancelled") }
    func confirmDeleting(_ number: GiftCardNumber) { requests.append("confirm deleting \(number)") }
    func deletingAnswered(deleted: Bool) { requests.append(deleted ? "deleted" : "kept") }
}
