import Domain
import Foundation
import Testing

extension AppointmentContract {
    static let reading: [ContractRule] = [
        ContractRule("a day has what starts on it, by start, then by number, cancelled ones too") { clinic in
            try await clinic.signIn(.receptionist)
            let agenda = try await clinic.agenda()
            #expect(agenda.day == clinic.today)
            let numbers = agenda.appointments.map(\.number.rawValue)
            #expect(numbers == [3001, 3003, 3004, 3002, 3006, 3005, 3007, 3008])
            #expect(agenda.appointments.filter { !$0.isBooked }.map(\.number.rawValue) == [3006])
            #expect(agenda.clinicians.map(\.slug.text) == ["chen", "dana", "ines"])
            #expect(agenda.open.count == 2)
            #expect(try await clinic.agenda(200).appointments.isEmpty)
        },
        ContractRule("an appointment reads as the day has it, with how it came to be") { clinic in
            try await clinic.signIn(.receptionist)
            for appointment in try await clinic.agenda().appointments {
                let detail = try await clinic.detail(appointment)
                #expect(detail.appointment == appointment)
                #expect(detail.history.first?.action == .booked(appointment.start))
                #expect(detail.history.count == (appointment.isBooked ? 1 : 2))
            }
        },
        ContractRule("a number that no appointment has is not found") { clinic in
            try await clinic.signIn(.receptionist)
            var reader = clinic.appointments.appointment(try #require(AppointmentNumber(9_999))).reader()
            #expect(try await reader.error() == .notFound("Appointment #9999"))
        },
        ContractRule("services come in the clinic's order, with who offers them") { clinic in
            try await clinic.signIn(.receptionist)
            var reader = clinic.appointments.services().reader()
            let services = try await reader.value()
            #expect(
                services.map { "\($0.slug) \($0.minutes)" } == [
                    "checkup 30", "consultation 45", "vaccination 15", "blood-test 15", "eye-test 30",
                ])
            var offer = clinic.appointments.clinicians(offering: services[1].slug).reader()
            #expect(try await offer.value().clinicians.map(\.slug.text) == ["chen", "dana"])
            var unknown = clinic.appointments.clinicians(offering: try #require(ServiceSlug("magic"))).reader()
            #expect(try await unknown.error()?.code == "not-found")
        },
        ContractRule("a patient is meant by their number, or by the start of a word of their name") { clinic in
            try await clinic.signIn(.receptionist)
            for (text, numbers) in [
                ("2003", [2003]), ("#2003", [2003]), ("9999", []), ("len", [2001]), ("nowak", [2002]), ("zzz", []),
                ("%", []), ("陳", [2009]), ("nguyen", [2005]), ("ALVAREZ", [2012, 2011]), ("ruiz ana", [2012]),
                ("álv jos", [2011]), ("1988-06-14", []),
            ] {
                var reader = clinic.appointments.patients(matching: try #require(SearchText(text)), limit: 5).reader()
                #expect(try await reader.value().map(\.number.rawValue) == numbers, "\(text)")
            }
        },
    ]

    static let upcoming: [ContractRule] = [
        ContractRule("upcoming appointments are booked and not over, by start, then by number, up to the limit") {
            clinic in
            try await clinic.signIn(.receptionist)
            var everyone = clinic.appointments.upcoming(for: nil, limit: 4).reader()
            #expect(try await everyone.value().map(\.number.rawValue) == [3005, 3007, 3008, 3009])
            let chen = try #require(try await clinic.agenda().clinicians.first)
            var own = clinic.appointments.upcoming(for: chen.id, limit: 10).reader()
            #expect(try await own.value().map(\.number.rawValue) == [3005, 3010])
            let lena = try #require(try await clinic.agenda().appointments.first).patient
            var hers = clinic.appointments.upcoming(of: lena.id, limit: 10).reader()
            #expect(try await hers.value().map(\.number.rawValue) == [3010])
            var none = clinic.appointments.upcoming(for: nil, limit: 0).reader()
            #expect(try await none.value().isEmpty)
        }
    ]

    static let access: [ContractRule] = [
        ContractRule("a visitor sees nothing and changes nothing") { clinic in
            try await clinic.signIn(.receptionist)
            let (request, planned) = (try await clinic.request(), try await clinic.agenda().appointments[0])
            await clinic.signOut()
            var reader = clinic.appointments.agenda(on: clinic.today).reader()
            #expect(try await reader.error() == .signInRequired)
            await #expect(throws: AppError.signInRequired) { try await clinic.book(request) }
            await #expect(throws: AppError.signInRequired) { try await clinic.cancel(planned) }
        },
        ContractRule("everyone who works here may look and book") { clinic in
            for role in Role.allCases {
                try await clinic.signIn(role)
                try await clinic.book(try await clinic.request())
            }
        },
    ]
}
