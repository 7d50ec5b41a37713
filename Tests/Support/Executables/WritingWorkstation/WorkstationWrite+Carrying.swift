import Data
import Domain
import Foundation

extension WorkstationWrite {
    /// Carries the write out.
    ///
    /// - Returns: the identities of what it made or changed; empty if it had no effect.
    func carryOut(in store: ClinicStore, _ operation: OperationID) async throws(AppError) -> [String] {
        switch self {
        case .register(let draft):
            return try await register(draft, in: store, operation)
        case .save(let draft, let patient): return try await save(draft, of: patient, in: store, operation)
        case .note(let text, let patient):
            return [try await store.patients.write(text, about: number(patient), operation: operation).id.words]
        case .add(let product, let quantity):
            let cart = try await store.carts.add(number(product), quantity: quantity, operation: operation)
            return ["\(cart.number.rawValue)"]
        case .place(let cart, let customer): return try await place(cart, customer, in: store, operation)
        case .pay(let order): return try await move(order, to: .paid, in: store, operation)
        case .callOff(let order): return try await move(order, to: .cancelled, in: store, operation)
        case .book(let patient, let service, let clinician, let start):
            let booking = try booking(patient, service, clinician, start)
            return [try await store.appointments.book(booking, operation: operation).id.words]
        case .cancel(let appointment):
            // The version of a booking that nobody has touched.
            return [
                try await store.appointments.cancel(
                    Identifier(appointment), version: 1, reason: "Nobody came", operation: operation
                ).id.words
            ]
        }
    }

    /// Registers a patient regardless of any who are alike.
    private func register(
        _ draft: PatientDraft, in store: ClinicStore, _ operation: OperationID
    ) async throws(AppError) -> [String] {
        var seen: [PatientNumber] = []
        while true {
            switch try await store.patients.register(draft, despite: seen, operation: operation) {
            case .registered(let patient): return [patient.id.rawValue.uuidString]
            case .looksLike(let patients): seen += patients.map(\.number)
            }
        }
    }

    private func save(
        _ draft: PatientDraft, of patient: UUID, in store: ClinicStore, _ operation: OperationID
    ) async throws(AppError) -> [String] {
        // A stale revision is refused with the present one, and the retry uses that.
        var (revision, seen) = (1, [PatientNumber]())
        while true {
            do throws(AppError) {
                let answer = try await store.patients.save(
                    draft, of: Identifier(patient), over: revision, despite: seen, operation: operation)
                guard case .looksLike(let others) = answer else { return [patient.uuidString] }
                seen += others.map(\.number)
            } catch {
                guard case .conflict = error, revision < 500 else { throw error }
                revision += 1
            }
        }
    }

    private func place(
        _ cart: Int, _ customer: String, in store: ClinicStore, _ operation: OperationID
    ) async throws(AppError) -> [String] {
        let seen = try await first(of: store.carts.cart())
        let checkout = Checkout(
            cart: try number(cart), seen: seen?.lines ?? [], customer: customer, patient: nil)
        return try await store.carts.place(checkout, operation: operation).map(\.id.words)
    }

    private func move(
        _ order: UUID, to state: OrderState, in store: ClinicStore, _ operation: OperationID
    ) async throws(AppError) -> [String] {
        // Placed, and perhaps paid since: a repeated write does not tell which.
        var version = 1
        while true {
            do throws(AppError) {
                let order = Order.ID(order)
                return [
                    try await store.orders.move(order, version: version, to: state, operation: operation).id.words
                ]
            } catch {
                guard case .conflict = error, version < 2 else { throw error }
                version += 1
            }
        }
    }

    private func booking(
        _ patient: Int, _ service: String, _ clinician: String, _ start: String
    ) throws(AppError) -> Booking {
        guard let service = ServiceSlug(service), let clinician = ClinicianSlug(clinician),
            let start = Minute(start)
        else { throw .unexpected("a line does not say what is booked") }
        return Booking(patient: try number(patient), service: service, clinician: clinician, start: start)
    }

    private func number<Subject>(_ value: Int) throws(AppError) -> ShortNumber<Subject> {
        guard let number = ShortNumber<Subject>(value) else { throw .unexpected("\(value) is no number") }
        return number
    }
}

extension Identifier {
    fileprivate var words: String { rawValue.uuidString }
}

/// The first answer of a live read.
func first<Value>(of snapshots: Snapshots<Value>) async throws(AppError) -> Value {
    for await snapshot in snapshots {
        switch snapshot {
        case .value(let value, _, _): return value
        case .unavailable(let error): throw error
        }
    }
    throw .unexpected("a live read ended")
}
