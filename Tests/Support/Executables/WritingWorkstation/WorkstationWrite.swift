import Domain
import Foundation

/// One write of the workstation, as the words of a line, so that another process can repeat it.
enum WorkstationWrite: Sendable {
    case register(PatientDraft)
    case save(PatientDraft, of: UUID)
    case note(String, about: Int)
    case add(Int, quantity: Int)
    case place(cart: Int, customer: String)
    case pay(UUID)
    case callOff(UUID)
    case book(patient: Int, service: String, clinician: String, start: String)
    case cancel(UUID)

    /// The words, the kind first.
    var words: [String] {
        switch self {
        case .register(let draft): ["register"] + draft.words
        case .save(let draft, let patient): ["save", patient.uuidString] + draft.words
        case .note(let text, let patient): ["note", "\(patient)", text]
        case .add(let product, let quantity): ["add", "\(product)", "\(quantity)"]
        case .place(let cart, let customer): ["place", "\(cart)", customer]
        case .pay(let order): ["pay", order.uuidString]
        case .callOff(let order): ["callOff", order.uuidString]
        case .book(let patient, let service, let clinician, let start):
            ["book", "\(patient)", service, clinician, start]
        case .cancel(let appointment): ["cancel", appointment.uuidString]
        }
    }

    /// The write that words describe, or nil.
    init?(_ words: [String]) {
        guard words.count > 1 else { return nil }
        let (identity, number) = (UUID(uuidString: words[1]), Int(words[1]) ?? 0)
        switch (words[0], words.count, identity) {
        case ("register", 6, _): self = .register(PatientDraft(words: words[1...]))
        case ("save", 7, let patient?): self = .save(PatientDraft(words: words[2...]), of: patient)
        case ("note", 3, _): self = .note(words[2], about: number)
        case ("add", 3, _): self = .add(number, quantity: Int(words[2]) ?? 0)
        case ("place", 3, _): self = .place(cart: number, customer: words[2])
        case ("pay", 2, let order?): self = .pay(order)
        case ("callOff", 2, let order?): self = .callOff(order)
        case ("book", 5, _):
            self = .book(patient: number, service: words[2], clinician: words[3], start: words[4])
        case ("cancel", 2, let appointment?): self = .cancel(appointment)
        default: return nil
        }
    }
}

extension PatientDraft {
    fileprivate var words: [String] { [name, born, phone, email, address] }

    fileprivate init(words: ArraySlice<String>) {
        let words = Array(words)
        self.init(name: words[0], born: words[1], phone: words[2], email: words[3], address: words[4])
    }
}
