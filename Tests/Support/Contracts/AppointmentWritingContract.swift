import Domain
import Foundation
import Testing

extension AppointmentContract {
    static let booking = [
        ContractRule("a booked time is an appointment in the name of who is signed in") { clinic in
            let ben = try await clinic.signIn(.receptionist).staff
            let wish = try await clinic.wish(note: "  Brings her X-rays ")
            let booked = try await clinic.book(wish)
            #expect(booked.start == wish.start.date)
            #expect(booked.patient.number == wish.patient)
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
            let booked = try await clinic.book(try await clinic.wish())
            let after = try #require(await day.readyValue())
            #expect(Set(after.appointments) == Set(before.appointments + [booked]))
            let slots = try #require(await free.readyValue())
            #expect(!slots.times.contains(booked.time))
        },
        ContractRule("a time that is taken is a conflict, also where it is only touched") { clinic in
            try await clinic.signIn(.receptionist)
            let wish = try await clinic.wish(1)
            try await clinic.book(wish)
            for minutes in [-29, -15, 0, 1, 29] {
                let start = try #require(Minute(wish.start.date + TimeInterval(minutes * 60)))
                let other = Booking(
                    patient: wish.patient, service: wish.service, clinician: wish.clinician, start: start)
                let error = await #expect(throws: AppError.self) { try await clinic.book(other) }
                #expect(
                    ["conflict", "invalid-input"].contains(error?.code), "\(minutes): \(String(describing: error))")
            }
            #expect(try await clinic.agenda(1).appointments.filter { $0.start == wish.start.date }.count >= 1)
        },
        ContractRule("back to back is no overlap") { clinic in
            try await clinic.signIn(.receptionist)
            let (first, second) = (try await clinic.wish(2, slot: 0), try await clinic.wish(2, slot: 1))
            #expect(second.start.date == first.start.date + 30 * 60)
            try await clinic.book(first)
            try await clinic.book(second)
        },
        ContractRule("what has passed and what is outside the hours cannot be booked") { clinic in
            try await clinic.signIn(.receptionist)
            let wish = try await clinic.wish()
            for start in [clinic.clock.now - 12 * 60, clinic.clock.now + 12 * 3_600, wish.start.date + 86_400 * 365.5] {
                let other = Booking(
                    patient: wish.patient, service: wish.service, clinician: wish.clinician,
                    start: try #require(Minute(start)))
                let error = await #expect(throws: AppError.self) { try await clinic.book(other) }
                #expect(error?.code == "invalid-input", "\(start)")
            }
        },
        ContractRule("nobody unknown is booked for, and nothing that is not offered") { clinic in
            try await clinic.signIn(.receptionist)
            let wish = try await clinic.wish()
            let blood = try #require(ServiceHandle("blood-test"))
            for other in [
                Booking(
                    patient: try #require(PatientNumber(9_999)), service: wish.service, clinician: wish.clinician,
                    start: wish.start),
                Booking(patient: wish.patient, service: blood, clinician: wish.clinician, start: wish.start),
            ] {
                let error = await #expect(throws: AppError.self) { try await clinic.book(other) }
                #expect(error?.code == "not-found")
            }
        },
    ]

    static let moving = [
        ContractRule("a move keeps the appointment, and writes down from where to where") { clinic in
            try await clinic.signIn(.receptionist)
            let booked = try await clinic.book(try await clinic.wish(1))
            let target = try await clinic.wish(2, slot: 3).start.date
            let moved = try await clinic.reschedule(booked, to: target)
            #expect(moved.id == booked.id && moved.number == booked.number)
            #expect(moved.start == target)
            #expect(moved.end.timeIntervalSince(moved.start) == booked.end.timeIntervalSince(booked.start))
            #expect(try await clinic.detail(moved).history.last?.action == .moved(from: booked.start, to: target))
            #expect(try await clinic.agenda(1).appointments.allSatisfy { $0.id != booked.id })
        },
        ContractRule("what someone else changed meanwhile is a conflict, and stays") { clinic in
            try await clinic.signIn(.receptionist)
            let booked = try await clinic.book(try await clinic.wish(1))
            let moved = try await clinic.reschedule(booked, to: try await clinic.wish(1, slot: 3).start.date)
            let other = try await clinic.wish(1, slot: 5).start.date
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
            let one = try await clinic.book(try await clinic.wish(1))
            let two = try await clinic.book(try await clinic.wish(1))
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

    static let cancelling = [
        ContractRule("a cancelled appointment keeps its place on the day, with the reason") { clinic in
            try await clinic.signIn(.receptionist)
            let booked = try await clinic.book(try await clinic.wish(1))
            let cancelled = try await clinic.cancel(booked, "  Has a cold\n")
            #expect(cancelled.status == .cancelled(reason: "Has a cold"))
            #expect(cancelled.version == booked.version + 1)
            #expect(try await clinic.agenda(1).appointments.contains(cancelled))
            #expect(try await clinic.detail(booked).history.last?.action == .cancelled(reason: "Has a cold"))
        },
        ContractRule("cancelling needs a reason that can be one, and happens once") { clinic in
            try await clinic.signIn(.receptionist)
            let booked = try await clinic.book(try await clinic.wish(1))
            for reason in ["", " \n", String(repeating: "x", count: 501)] {
                let error = await #expect(throws: AppError.self) { try await clinic.cancel(booked, reason) }
                #expect(error?.code == "invalid-input")
            }
            let cancelled = try await clinic.cancel(booked)
            let error = await #expect(throws: AppError.self) { try await clinic.cancel(cancelled) }
            #expect(error?.code == "conflict")
        },
        ContractRule("an appointment that does not exist is not found") { clinic in
            try await clinic.signIn(.receptionist)
            let error = await #expect(throws: AppError.self) {
                try await clinic.appointments.cancel(
                    Appointment.ID(clinic.operation().rawValue), version: 1, reason: "x", operation: clinic.operation())
            }
            #expect(error?.code == "not-found")
        },
    ]

    static let repeating = [
        ContractRule("a repeated operation happens once, and returns the appointment as it is now") { clinic in
            try await clinic.signIn(.receptionist)
            let (wish, booking) = (try await clinic.wish(1), clinic.operation())
            let booked = try await clinic.book(wish, as: booking)
            #expect(try await clinic.book(wish, as: booking) == booked)
            let (target, moving) = (try await clinic.wish(1, slot: 2).start.date, clinic.operation())
            let moved = try await clinic.reschedule(booked, to: target, as: moving)
            #expect(try await clinic.reschedule(booked, to: target, as: moving) == moved)
            let cancelling = clinic.operation()
            let cancelled = try await clinic.cancel(moved, as: cancelling)
            #expect(try await clinic.cancel(moved, as: cancelling) == cancelled)
            #expect(try await clinic.book(wish, as: booking) == cancelled)
            #expect(try await clinic.detail(booked).history.count == 3)
        },
        ContractRule("a refused operation was not applied, and may be asked for again") { clinic in
            try await clinic.signIn(.receptionist)
            let (wish, operation) = (try await clinic.wish(1), clinic.operation())
            let first = try await clinic.book(wish)
            await #expect(throws: AppError.self) { try await clinic.book(wish, as: operation) }
            try await clinic.cancel(first)
            #expect(try await clinic.book(wish, as: operation).isBooked)
        },
    ]
}
