import Domain
import Testing

/// The rules that every ``HistoryRepository`` keeps.
package enum HistoryContract {
    /// The rules of the contract.
    package static let rules = access + reading

    private static let access = [
        ContractRule("the changes of a record are for those who may read all of it") { clinic async throws in
            try await clinic.signIn(.manager)
            let subjects = try await clinic.subjects()
            await clinic.signOut()
            for (subject, _) in subjects {
                #expect(try await clinic.problem(reading: subject) == .signInRequired, "\(subject)")
            }
            for role in Role.allCases {
                try await clinic.signIn(role)
                for (subject, permission) in subjects {
                    let refusal: AppError? = role.may(permission) ? nil : .notAllowed(permission)
                    #expect(try await clinic.problem(reading: subject) == refusal, "\(role), \(subject)")
                }
            }
        },
        ContractRule("what somebody may not read any more goes from the open stream") { clinic async throws in
            try await clinic.signIn(.manager)
            let ben = HistorySubject.colleague(try #require(StaffSlug("ben")))
            let open = clinic.history.history(HistoryQuery(of: ben)).reader()
            try await clinic.signIn(.receptionist)
            #expect(await open.readyError() == .notAllowed(.manageStaff))
        },
        ContractRule("what does not exist has no history") { clinic async throws in
            try await clinic.signIn(.manager)
            let subjects: [HistorySubject] = [
                .patient(.known(99_999)), .appointment(.known(99_999)), .order(.known(99_999)),
                .product(.known(99_999)), .colleague(try #require(StaffSlug("nobody"))),
            ]
            var errors: [AppError?] = []
            for subject in subjects { errors.append(try await clinic.problem(reading: subject)) }
            #expect(
                errors == [
                    .notFound("Patient #99999"), .notFound("Appointment #99999"), .notFound("Order #99999"),
                    .notFound("Product #99999"), .notFound("The user name “nobody”", by: .name),
                ])
        },
    ]

    private static let reading = [
        ContractRule("a change is the first in the open stream: who, when, and each field before and after") {
            clinic async throws in
            try await clinic.signIn(.receptionist)
            let patient = try await clinic.current(.known(2001))
            let open = clinic.history.history(HistoryQuery(of: .patient(patient.number))).reader()
            clinic.clock.advance(by: 60)
            try await clinic.save("555 0100", of: patient.number)
            let page = try #require(await open.readyValue())
            let newest = try #require(page.entries.first)
            #expect(newest.event == .changed && newest.author == "Ben Okafor" && newest.at == clinic.clock.now)
            #expect(newest.workstation.count == 8)
            #expect(
                newest.fields == [
                    HistoryEntry.Field(title: "phone", before: patient.facts.phone, after: "555 0100")
                ])
            let beginning = try #require(page.entries.last)
            #expect(beginning.event == .begun && beginning.author == nil && beginning.fields == [])
            #expect(page.entries.count == 2 && page.next == nil)
        },
        ContractRule("pages follow each other, newest first, until the beginning") { clinic async throws in
            try await clinic.signIn(.receptionist)
            for phone in ["555 0101", "555 0102", "555 0103", "555 0104"] {
                try await clinic.save(phone, of: .known(2001))
                try await clinic.save(phone, of: .known(2002))
            }
            var (phones, sizes, next) = ([String?](), [Int](), Int?.none)
            repeat {
                let query = HistoryQuery(of: .patient(.known(2001)), before: next, pageSize: 2)
                var reader = clinic.history.history(query).reader()
                let page = try await reader.value()
                #expect(page.entries.map(\.id.position) == page.entries.map(\.id.position).sorted(by: >))
                phones += page.entries.map { $0.fields.first?.after }
                sizes.append(page.entries.count)
                next = page.next
            } while next != nil
            #expect(phones == ["555 0104", "555 0103", "555 0102", "555 0101", nil])
            #expect(sizes == [2, 2, 1])
        },
        ContractRule("a record that was made here begins with that, and what it had none of is not said") {
            clinic async throws in
            try await clinic.signIn(.receptionist)
            let eva = try await clinic.patients.register(
                PatientDraft(name: "Eva Lindström", born: "1999-12-31", phone: "600 1001"),
                operation: clinic.operation())
            var reader = clinic.history.history(HistoryQuery(of: .patient(eva.number))).reader()
            let entries = try await reader.value().entries
            #expect(entries.map(\.event) == [.made])
            #expect(entries.first?.fields.map(\.title) == ["number", "name", "born", "phone"])
            #expect(entries.first?.fields.allSatisfy { $0.before == nil && $0.after != nil } == true)
        },
    ]
}

extension ContractClinic {
    /// A record of each kind that has a history, and the permission to read all of it.
    fileprivate func subjects() async throws -> [(HistorySubject, Permission)] {
        let booked = try await book(try await request())
        return [
            (.patient(.known(2001)), .managePatients), (.appointment(booked.number), .manageAppointments),
            (.order(try #require(try await everyOrder().first).number), .viewOrders),
            (.product(try await product().number), .watchStock),
            (.colleague(try #require(StaffSlug("ben"))), .manageStaff),
        ]
    }

    /// Tries to read a record's changes. Returns the error, or nil on success.
    fileprivate func problem(reading subject: HistorySubject) async throws -> AppError? {
        var reader = history.history(HistoryQuery(of: subject)).reader()
        return try await reader.error()
    }

    /// Changes a patient's telephone number.
    fileprivate func save(_ phone: String, of number: PatientNumber) async throws {
        let patient = try await current(number)
        var draft = PatientDraft(patient.facts)
        draft.phone = phone
        _ = try await patients.save(draft, of: patient.id, over: patient.revision, operation: operation())
    }
}
