import Domain
import Foundation

/// One write of the station, as the words of a line, so that another process can try it again.
enum StationWrite: Sendable {
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

    /// The write that words stand for, or nil.
    init?(_ words: [String]) {
        let identity = words.count > 1 ? UUID(uuidString: words[1]) : nil
        let number = words.count > 1 ? Int(words[1]) : nil
        switch (words.first, words.count) {
        case ("register", 6): self = .register(PatientDraft(words: words[1...]))
        case ("save", 7): self = .save(PatientDraft(words: words[2...]), of: identity ?? UUID())
        case ("note", 3): self = .note(words[2], about: number ?? 0)
        case ("add", 3): self = .add(number ?? 0, quantity: Int(words[2]) ?? 0)
        case ("place", 3): self = .place(cart: number ?? 0, customer: words[2])
        case ("pay", 2): self = .pay(identity ?? UUID())
        case ("callOff", 2): self = .callOff(identity ?? UUID())
        case ("book", 5):
            self = .book(patient: number ?? 0, service: words[2], clinician: words[3], start: words[4])
        case ("cancel", 2): self = .cancel(identity ?? UUID())
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
