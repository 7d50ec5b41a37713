import Domain
import FoundationEssentials

/// The record of an applied operation, with what is needed to repeat its answer.
struct OperationRecord {
    /// The kind of an operation; the raw value is stored and never changes.
    enum Kind: String {
        case moveOrder = "move_order"
        case bookAppointment = "book_appointment"
        case moveAppointment = "move_appointment"
        case cancelAppointment = "cancel_appointment"
        case signIn = "sign_in"
        case changePassword = "change_password"
        case savePreferences = "save_preferences"
        case registerPatient = "register_patient"
        case savePatient = "save_patient"
        case writeClinicalNote = "write_clinical_note"
        case changeQueue = "change_queue"
        case saveDetails = "save_details"
        case finishOnboarding = "finish_onboarding"
        case changeCart = "change_cart"
        case placeCart = "place_cart"
        case inviteStaff = "invite_staff"
        case changeStaff = "change_staff"
        case acceptInvitation = "accept_invitation"
        case importOffers = "import_offers"
        case changeOffers = "change_offers"
    }

    let id: OperationID
    let kind: Kind
    /// The identity of the changed record.
    let subject: UUID
    let at: Date
    /// The content of the request, or nil if only the kind counts.
    var content: OperationContent?
    /// For a sign-in: when that person had signed in before.
    var earlierSignIn: Date?
}

extension OperationRecord {
    /// The operation with an id if it was applied before, or nil.
    ///
    /// - Throws: `AppError.unexpected` if the id was used for something else.
    static func find(
        _ id: OperationID, kind: Kind, content: OperationContent? = nil, in connection: Connection
    ) throws(AppError) -> Self? {
        guard let (found, fingerprint) = try stored(id, in: connection) else { return nil }
        let isTheSame = fingerprint == nil || content == nil || fingerprint == content?.fingerprint
        guard found.kind == kind, isTheSame else { throw .unexpected("an operation id was used twice") }
        return found
    }

    /// The operation with an id if it was applied, of any kind, with its fingerprint.
    static func stored(
        _ id: OperationID, in connection: Connection
    ) throws(AppError) -> (record: Self, fingerprint: Int?)? {
        try connection.first(
            "SELECT kind, subject, at, earlier_sign_in, content FROM operation WHERE id = ?", [.identity(id.rawValue)]
        ) { row throws(AppError) in
            guard let kind = Kind(rawValue: try row.text(0)) else { throw row.corrupt("an operation of no known kind") }
            let record = Self(
                id: id, kind: kind, subject: try row.identity(1), at: try row.time(2),
                earlierSignIn: try row.optionalTime(3))
            return (record, try row.optionalInteger(4))
        }
    }

    func insert(in connection: Connection) throws(AppError) {
        try connection.run(
            "INSERT INTO operation (id, kind, subject, at, earlier_sign_in, content) VALUES (?, ?, ?, ?, ?, ?)",
            [
                .identity(id.rawValue), .text(kind.rawValue), .identity(subject), .time(at), .time(earlierSignIn),
                .integer(content?.fingerprint),
            ])
    }
}
