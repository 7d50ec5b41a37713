/// One thing that a role may be allowed to do. Data checks it on every read and write; the app offers only what passes.
package enum Permission: String, Hashable, Sendable, CaseIterable {
    /// See orders, their lines and their tracking.
    case viewOrders
    /// Take the money for a placed order, or cancel an order that is not yet packed.
    case takePayment
    /// Pack, ship and deliver paid orders.
    case handOutOrders
    /// Approve or decline refunds that another person requested.
    case decideRefunds
    /// See, register and edit patients.
    case managePatients
    /// See clinical notes and write them.
    case keepClinicalNotes
    /// See appointments, book them, move them and cancel them.
    case manageAppointments
    /// Order the contents of a cart.
    case checkOut
    /// See how much of each product is left and what runs low.
    case watchStock
    /// Invite colleagues, change their roles, end their sessions and let them go.
    case manageStaff
    /// Change what the clinic offers: services, categories and products.
    case manageOffers
    /// Read the log of who changed and read what.
    case readLog
    /// Take everything about a patient out of the clinic, once nothing of it has to be kept.
    case forgetPatients

    /// The activity, as the end of the sentence "You may not …".
    package var activity: String {
        switch self {
        case .viewOrders: "see orders"
        case .takePayment: "take payments or cancel orders"
        case .handOutOrders: "pack, ship or deliver orders"
        case .decideRefunds: "decide refunds"
        case .managePatients: "see or change patients"
        case .keepClinicalNotes: "see clinical notes"
        case .manageAppointments: "see or change appointments"
        case .checkOut: "place orders"
        case .watchStock: "watch the stock"
        case .manageStaff: "see or change the staff"
        case .manageOffers: "change what the clinic offers"
        case .readLog: "read the log"
        case .forgetPatients: "forget patients"
        }
    }

    /// The roles that have it, in a stated order.
    package var holders: [Role] {
        Role.allCases.filter { $0.may(self) }
    }
}
