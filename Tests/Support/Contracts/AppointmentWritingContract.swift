import Domain
import Foundation
import Testing

extension AppointmentContract {
    static let booking: [ContractRule] = [
        ContractRule("a booking is an appointment in the name of the signed-in person") { clinic in
            let ben = try await clinic.signIn(.receptionist).staff
            let request = try await clinic.request(note: "  Brings her X-rays ")
            let booked = try await clinic.book(request)
            #expect(booked.start == request.start.date)
            #expect(booked.patient.number == request.patient)
            #expect(booked.note == "Brings her X-rays")
            #expect(booked.number.rawValue > 3010)
            #expect(booked.version == 1)
            let step = AppointmentEvent(.booked(booked.start), at: clinic.clock.now, by: ben.name, staff: ben.id)
            #expect(
                try await clinic.detail(booked) == AppointmentDetail(appointment: booked, history: [step]))
        },
        ContractRule("when a booking returns, open streams have it") { clinic in
            try await clinic.signIn(.receptionist)
            var day = clinic.appointments.agenda(on: clinic.today).reader()
            let before = try await day.value()
            var free = clinic.appointments.slots(try await clinic.query()).reader()
            _ = try await free.value()
            let booked = try await clinic.book(try await clinic.request())
            let after = try #require(await day.readyValue())
            #expect(Set(after.appointments) == Set(before.appointments + [booked]))
            let slots = try #require(await free.readyValue())
            #expect(!slots.times.contains(booked.time))
        },
        ContractRule("a time that is taken is a conflict, also where it is only touched") { clinic in
            try await clinic.signIn(.receptionist)
            let request = try await clinic.request(1)
            try await clinic.book(request)
            for minutes in [-29, -15, 0, 1, 29] {
                let start = try #require(Minute(request.start.date + TimeInterval(minutes * 60)))
                let other = Booking(
                    patient: request.patient, service: request.service, clinician: request.clinician, start: start)
                let error = await #expect(throws: AppError.self) { try await clinic.book(other) }
                #expect(
                    ["conflict", "invalid-input"].contains(error?.code), "\(minutes): \(String(describing: error))")
            }
            #expect(try await clinic.agenda(1).appointments.filter { $0.start == request.start.date }.count >= 1)
        },
        ContractRule("a patient is not expected at two places at once") { clinic in
            try await clinic.signIn(.receptionist)
            let request = try await clinic.request(1)
            let booked = try await clinic.book(request)
            let dana = try #require(ClinicianSlug("dana"))
            let other = Booking(
                patient: request.patient, service: request.service, clinician: dana, start: request.start)
            let clash = AppError.conflict("The patient has another appointment at that time.")
            await #expect(throws: clash) { try await clinic.book(other) }
            let later = try await clinic.request(2)
            let moved = try await clinic.book(
                Booking(patient: request.patient, service: request.service, clinician: dana, start: later.start))
            await #expect(throws: clash) { try await clinic.reschedule(moved, to: booked.start) }
            try await clinic.cancel(booked)
            #expect(try await clinic.reschedule(moved, to: booked.start).start == booked.start)
        },
        ContractRule("back to back is no overlap") { clinic in
            try await clinic.signIn(.receptionist)
            let (first, second) = (try await clinic.request(2, slot: 0), try await clinic.request(2, slot: 1))
            #expect(second.start.date == first.start.date + 30 * 60)
            try await clinic.book(first)
            try await clinic.book(second)
        },
        ContractRule("a time in the past or outside the hours cannot be booked") { clinic in
            try await clinic.signIn(.receptionist)
            let request = try await clinic.request()
            for start in [
                clinic.clock.now - 12 * 60, clinic.clock.now + 12 * 3_600, request.start.date + 86_400 * 365.5,
            ] {
                let other = Booking(
                    patient: request.patient, service: request.service, clinician: request.clinician,
                    start: try #require(Minute(start)))
                let error = await #expect(throws: AppError.self) { try await clinic.book(other) }
                #expect(error?.code == "invalid-input", "\(start)")
            }
        },
        ContractRule("unknown patients and services that are not offered cannot be booked") { clinic in
            try await clinic.signIn(.receptionist)
            let request = try await clinic.request()
            let blood = try #require(ServiceSlug("blood-test"))
            for other in [
                Booking(
                    patient: try #require(PatientNumber(9_999)), service: request.service, clinician: request.clinician,
                    start: request.start),
                Booking(patient: request.patient, service: blood, clinician: request.clinician, start: request.start),
            ] {
                let error = await #expect(throws: AppError.self) { try await clinic.book(other) }
                #expect(error?.code == "not-found")
            }
        },
    ]

    static let moving: [ContractRule] = [
        ContractRule("a move keeps the appointment, and writes down from where to where") { clinic in
            try await clinic.signIn(.receptionist)
            let booked = try await clinic.book(try await clinic.request(1))
            let target = try await clinic.request(2, slot: 3).start.date
            let moved = try await clinic.reschedule(booked, to: target)
            #expect(moved.id == booked.id && moved.number == booked.number)
            #expect(moved.start == target)
            #expect(moved.end.timeIntervalSince(moved.start) == booked.end.timeIntervalSince(booked.start))
            #expect(try await clinic.detail(moved).history.last?.action == .moved(from: booked.start, to: target))
            #expect(try await clinic.agenda(1).appointments.allSatisfy { $0.id != booked.id })
        },
        ContractRule("what someone else changed meanwhile is a conflict, and stays") { clinic in
            try await clinic.signIn(.receptionist)
            let booked = try await clinic.book(try await clinic.request(1))
            let moved = try await clinic.reschedule(booked, to: try await clinic.request(1, slot: 3).start.date)
            let other = try await clinic.request(1, slot: 5).start.date
            for change in [0, 1] {
                let error = await #expect(throws: AppError.self) {
                    if change == 0 {
                        try await clinic.reschedule(booked, to: other)
                    } else {
                        try await clinic.cancel(booked)
                    }
                }
                #expect(error?.code == "conflict")
            }
            #expect(try await clinic.current(booked) == moved)
        },
        ContractRule("where it is already it cannot be moved to, nor onto another, nor when it is cancelled") {
            clinic in
            try await clinic.signIn(.receptionist)
            let one = try await clinic.book(try await clinic.request(1))
            let two = try await clinic.book(try await clinic.request(1))
            var codes: [String] = []
            for (appointment, start) in [(one, one.start), (one, two.start)] {
                let error = await #expect(throws: AppError.self) { try await clinic.reschedule(appointment, to: start) }
                codes.append(error?.code ?? "")
            }
            let gone = try await clinic.cancel(two)
            let error = await #expect(throws: AppError.self) { try await clinic.reschedule(gone, to: one.end + 3_600) }
            #expect(codes + [error?.code] == ["invalid-input", "conflict", "conflict"])
        },
    ]
}
