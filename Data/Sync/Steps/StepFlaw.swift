/// The reason why a signed step is not taken in, as the end of the sentence "It was set aside: …".
enum StepFlaw: String, Hashable, Error {
    case unreadable = "what was signed cannot be read"
    case forgotten = "it was about somebody who was forgotten since"
    case anotherClinic = "it was signed for another clinic"
    case anotherRecord = "another record was signed"
    case again = "it was taken in before"
    case notFounder = "it is said to have been there from the beginning, and the founder did not sign it"
    case late = "it is said to have been there from the beginning, and was not"
    case stranger = "its author is not known"
    case gone = "its author had left"
    case keyless = "its author had no key"
    case forged = "its author did not sign it"
    case notAllowed = "its author may not make such a change"
    case contradicts = "it contradicts the record"
    case shapeless = "it makes no sense"
    case unsigned = "nobody signed it as it is"
}
