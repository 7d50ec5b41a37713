import Domain
import TextShell

/// A word of this app that works at every screen.
nonisolated enum ClinicWord: String, CaseIterable {
    case book
    case register
    case cart
    case lock
    case signIn = "sign in"
    case signOut = "sign out"
    case settings
    case profile

    /// The description in the help.
    var meaning: String {
        switch self {
        case .book: "book an appointment"
        case .register: "register a patient"
        case .cart: "the cart"
        case .lock: "lock the terminal; your place is kept"
        case .signIn: "sign in"
        case .signOut: "sign out, after a question"
        case .settings: "the settings of this workstation"
        case .profile: "who you are here, and your password"
        }
    }

    /// Whether the word does something for somebody who is signed in, or else for a visitor.
    func works(signedIn: Bool) -> Bool {
        switch self {
        case .book, .register, .cart, .settings, .profile: true
        case .lock, .signOut: signedIn
        case .signIn: !signedIn
        }
    }

    /// The place that the word names, or nil if it does something else.
    var route: AppRoute? {
        switch self {
        case .book: .booking(.services(BookingStart()))
        case .register: .patients(.register)
        case .cart: .catalog(.cart)
        case .settings: .settings(.preferences)
        case .profile: .profile(.person)
        case .lock, .signIn, .signOut: nil
        }
    }
}
