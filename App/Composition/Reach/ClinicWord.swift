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
    case staff
    case offers

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
        case .staff: "the staff: invite, change roles, let go"
        case .offers: "what the clinic offers, and when: services, products, hours"
        }
    }

    /// Whether the word does something for somebody of a role, or for a visitor.
    func works(for role: Role?) -> Bool {
        switch self {
        case .book, .register, .cart, .settings, .profile: true
        case .staff: role?.may(.manageStaff) ?? false
        case .offers: role?.may(.manageOffers) ?? false
        case .lock, .signOut: role != nil
        case .signIn: role == nil
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
        case .staff: .staff(.list)
        case .offers: .offers(.overview)
        case .lock, .signIn, .signOut: nil
        }
    }
}
