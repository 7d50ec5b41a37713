import Domain

extension WriteOutcome {
    /// The result of the operation, or nil if it was not applied or belongs to no place.
    static func find(_ id: OperationID, in connection: Connection) throws(AppError) -> WriteOutcome? {
        guard let done = try OperationRecord.stored(id, in: connection)?.record else { return nil }
        switch done.kind {
        case .bookAppointment:
            return .booked(try AppointmentRows(connection).find(Identifier(done.subject), in: connection).number)
        case .registerPatient:
            return .registered(try PatientRecord.find(Identifier(done.subject), in: connection).number)
        case .placeCart:
            return .placed(
                try CartRecord.find(done.subject, in: connection)?.purchase(from: connection).map(\.number) ?? [])
        case .signIn: return nil
        default: return .saved
        }
    }
}
