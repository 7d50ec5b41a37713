import Domain
import Testing

/// The rules of idempotency for every repository. A repeated operation changes nothing and gets the same answer. An id
/// that returns with other content is refused.
package enum OperationContract {
    /// The rules of the contract, for each write that has an operation.
    package static let rules: [ContractRule] = writes.flatMap { write in
        [
            ContractRule("\(write.name): a second try changes nothing, and answers the same") { clinic in
                let trial = try await write.trial(clinic)
                let operation = clinic.operation()
                let answer = try await trial.first(operation)
                let after = try await trial.state()
                for _ in 1...2 {
                    #expect(try await trial.first(operation) == answer)
                    #expect(try await trial.state() == after)
                }
            },
            ContractRule("\(write.name): an id that comes back with something else is refused, and changes nothing") {
                clinic in
                let trial = try await write.trial(clinic)
                let operation = clinic.operation()
                _ = try await trial.first(operation)
                let after = try await trial.state()
                let error = await #expect(throws: AppError.self) { try await trial.other(operation) }
                #expect(error?.code == "unexpected")
                #expect(try await trial.state() == after)
                // The same request succeeds under an id of its own.
                _ = try await trial.other(clinic.operation())
                #expect(try await trial.state() != after)
            },
        ]
    }

    /// One kind of write: two requests, and the visible result in words, for comparison.
    struct Trial: Sendable {
        let first: @Sendable (OperationID) async throws -> String
        let other: @Sendable (OperationID) async throws -> String
        let state: @Sendable () async throws -> String
    }

    private static let writes: [(name: String, trial: @Sendable (ContractClinic) async throws -> Trial)] = [
        ("a step of an order", orderStep), ("a booking", booking), ("a move", move), ("a cancelling", cancelling),
        ("a registration", registration), ("a change of a patient", patientChange), ("a clinical note", note),
        ("a change of the queue", queueChange), ("details", details), ("preferences", preferences),
        ("a thing for the cart", adding),
        ("another quantity", quantityChange), ("a purchase", purchase),
    ]

    private static func orderStep(_ clinic: ContractClinic) async throws -> Trial {
        try await clinic.signIn(.manager)
        let (one, other) = (try await clinic.order(in: .placed), try await clinic.order(in: .paid))
        return Trial(
            first: { "\(try await clinic.move(one, to: .paid, as: $0))" },
            other: { "\(try await clinic.move(other, to: .packed, as: $0))" },
            state: { "\(try await clinic.everyOrder())" })
    }

    private static func booking(_ clinic: ContractClinic) async throws -> Trial {
        try await clinic.signIn(.receptionist)
        let (one, other) = (try await clinic.request(1), try await clinic.request(1, slot: 1, patient: 2002))
        return Trial(
            first: { "\(try await clinic.book(one, as: $0))" }, other: { "\(try await clinic.book(other, as: $0))" },
            state: { "\(try await clinic.agenda(1))" })
    }

    private static func move(_ clinic: ContractClinic) async throws -> Trial {
        try await clinic.signIn(.receptionist)
        let booked = try await clinic.book(try await clinic.request(1))
        let (one, other) = (
            try await clinic.request(1, slot: 2).start.date, try await clinic.request(1, slot: 4).start.date
        )
        // A retry may have seen the result of the first try.
        return Trial(
            first: { "\(try await clinic.reschedule(try await clinic.current(booked), to: one, as: $0))" },
            other: { "\(try await clinic.reschedule(try await clinic.current(booked), to: other, as: $0))" },
            state: { "\(try await clinic.detail(booked))" })
    }

    private static func cancelling(_ clinic: ContractClinic) async throws -> Trial {
        try await clinic.signIn(.receptionist)
        let one = try await clinic.book(try await clinic.request(1))
        let other = try await clinic.book(try await clinic.request(1, slot: 1))
        return Trial(
            first: { "\(try await clinic.cancel(try await clinic.current(one), "Ill", as: $0))" },
            other: { "\(try await clinic.cancel(try await clinic.current(other), "Ill", as: $0))" },
            state: { "\(try await clinic.agenda(1))" })
    }

    private static func registration(_ clinic: ContractClinic) async throws -> Trial {
        try await clinic.signIn(.receptionist)
        return Trial(
            first: { "\(try await clinic.register("Once Only", as: $0))" },
            other: { "\(try await clinic.register("Once More", as: $0))" },
            state: { "\(try await clinic.everyone())" })
    }

    private static func patientChange(_ clinic: ContractClinic) async throws -> Trial {
        try await clinic.signIn(.receptionist)
        let patient = try await clinic.register("Once Only")
        let drafts = ["Once Again", "Once More"].map {
            PatientDraft(name: $0, born: "1980-02-29", phone: "+34 600 000 000")
        }
        let save = { @Sendable (draft: PatientDraft, operation: OperationID) async throws in
            let now = try await clinic.current(patient.number)
            return "\(try await clinic.patients.save(draft, of: now.id, over: now.revision, operation: operation))"
        }
        return Trial(
            first: { try await save(drafts[0], $0) }, other: { try await save(drafts[1], $0) },
            state: { "\(try await clinic.current(patient.number))" })
    }

    private static func note(_ clinic: ContractClinic) async throws -> Trial {
        try await clinic.signIn(.clinician)
        let patient = try await clinic.register("Noted Well")
        return Trial(
            first: { "\(try await clinic.patients.write("One.", about: patient.number, operation: $0))" },
            other: { "\(try await clinic.patients.write("Two.", about: patient.number, operation: $0))" },
            state: { "\(try await clinic.notes(of: patient))" })
    }

    private static func queueChange(_ clinic: ContractClinic) async throws -> Trial {
        let songs = try await clinic.playlist()
        return Trial(
            first: { "\(try await clinic.change(.addLast(songs[0].number), as: $0))" },
            other: { "\(try await clinic.change(.addLast(songs[1].number), as: $0))" },
            state: { "\(try await clinic.storedQueue())" })
    }

    private static func adding(_ clinic: ContractClinic) async throws -> Trial {
        let product = try await clinic.product(left: 10).number
        return Trial(
            first: { "\(try await clinic.carts.add(product, quantity: 1, operation: $0))" },
            other: { "\(try await clinic.carts.add(product, quantity: 2, operation: $0))" },
            state: { String(describing: try await clinic.cart()) })
    }

    private static func quantityChange(_ clinic: ContractClinic) async throws -> Trial {
        let product = try await clinic.product(left: 10)
        try await clinic.add(product, 3)
        return Trial(
            first: { "\(try await clinic.carts.change(product.number, from: 3, to: 1, operation: $0))" },
            other: { "\(try await clinic.set(product, to: 2, as: $0))" },
            state: { String(describing: try await clinic.cart()) })
    }

    private static func purchase(_ clinic: ContractClinic) async throws -> Trial {
        try await clinic.signIn(.manager)
        let product = try await clinic.product(left: 10)
        let first = clinic.checkout(try await clinic.add(product))
        return Trial(
            first: { "\(try await clinic.place(first, as: $0))" },
            other: { operation in
                if try await clinic.cart() == nil { try await clinic.add(product) }
                let next = clinic.checkout(try #require(try await clinic.cart()))
                return "\(try await clinic.place(next, as: operation))"
            },
            state: { "\(try await clinic.everyOrder().count) \(try await clinic.current(product).stock)" })
    }

    private static func details(_ clinic: ContractClinic) async throws -> Trial {
        try await clinic.signInNewcomer()
        let (one, other) = (
            try StaffDetails(name: "One", phoneExtension: ""), try StaffDetails(name: "One", phoneExtension: "1")
        )
        return Trial(
            first: { "\(try await clinic.save(one, as: $0))" },
            other: { "\(try await clinic.save(other, as: $0))" },
            state: {
                var sessions = clinic.sessions.session().reader()
                return "\(String(describing: try await sessions.value()))"
            })
    }

    private static func preferences(_ clinic: ContractClinic) async throws -> Trial {
        Trial(
            first: { "\(try await clinic.save(Preferences(lineLength: 60), as: $0))" },
            other: { "\(try await clinic.save(Preferences(lineLength: 70), as: $0))" },
            state: {
                var reader = clinic.preferences.preferences().reader()
                return "\(try await reader.value())"
            })
    }
}
