import Domain
import Foundation
import Testing

extension AppointmentContract {
    static let cancelling: [ContractRule] = [
        ContractRule("a past appointment can be neither moved nor cancelled") { clinic in
            try await clinic.signIn(.receptionist)
            let booked = try await clinic.book(try await clinic.request())
            clinic.clock.advance(by: booked.end.timeIntervalSince(clinic.clock.now))
            let over = AppError.conflict("Appointment \(booked.number) is over.")
            await #expect(throws: over) { try await clinic.cancel(booked) }
            let target = try await clinic.request(1).start.date
            await #expect(throws: over) { try await clinic.reschedule(booked, to: target) }
            #expect(try await clinic.current(booked) == booked)
        },
        ContractRule("a cancelled appointment keeps its place on the day, with the reason") { clinic in
            try await clinic.signIn(.receptionist)
            let booked = try await clinic.book(try await clinic.request(1))
            let cancelled = try await clinic.cancel(booked, "  Has a cold\n")
            #expect(cancelled.status == .cancelled(reason: "Has a cold"))
            #expect(cancelled.version == booked.version + 1)
            #expect(try await clinic.agenda(1).appointments.contains(cancelled))
            #expect(try await clinic.detail(booked).history.last?.action == .cancelled(reason: "Has a cold"))
        },
        ContractRule("cancelling needs a reason that can be one, and happens once") { clinic in
            try await clinic.signIn(.receptionist)
            let booked = try await clinic.book(try await clinic.request(1))
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

    static let repeating: [ContractRule] = [
        ContractRule("a repeated operation happens once, and returns the appointment as it is now") { clinic in
            try await clinic.signIn(.receptionist)
            let (request, booking) = (try await clinic.request(1), clinic.operation())
            let booked = try await clinic.book(request, as: booking)
            #expect(try await clinic.book(request, as: booking) == booked)
            let (target, moving) = (try await clinic.request(1, slot: 2).start.date, clinic.operation())
            let moved = try await clinic.reschedule(booked, to: target, as: moving)
            #expect(try await clinic.reschedule(booked, to: target, as: moving) == moved)
            let cancelling = clinic.operation()
            let cancelled = try await clinic.cancel(moved, as: cancelling)
            #expect(try await clinic.cancel(moved, as: cancelling) == cancelled)
            #expect(try await clinic.book(request, as: booking) == cancelled)
            #expect(try await clinic.detail(booked).history.count == 3)
        },
        ContractRule("a refused operation was not applied, and may be asked for again") { clinic in
            try await clinic.signIn(.receptionist)
            let (request, operation) = (try await clinic.request(1), clinic.operation())
            let first = try await clinic.book(request)
            await #expect(throws: AppError.self) { try await clinic.book(request, as: operation) }
            try await clinic.cancel(first)
            #expect(try await clinic.book(request, as: operation).isBooked)
        },
    ]
}
