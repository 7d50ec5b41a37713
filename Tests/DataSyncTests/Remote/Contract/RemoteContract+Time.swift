import Support
import Testing

@testable import Data
@testable import DataSync

/// One appointment beside one that is booked from 1000 to 2000 with clinician `c` and patient `p`.
private struct Booking: Sendable {
    let name: String
    let body: String
    let isFree: Bool

    init(
        _ name: String, _ clinician: String, _ patient: String, _ start: Int, _ end: Int, _ status: String = "booked",
        isFree: Bool
    ) {
        self.name = name
        body = RemoteContract.appointment(clinician, patient, start, end, status)
        self.isFree = isFree
    }

    static let all: [Booking] = [
        Booking("the same clinician at the same time", "c", "q", 1000, 2000, isFree: false),
        Booking("the same clinician, the last moment", "c", "q", 1999, 3000, isFree: false),
        Booking("the same clinician, the first moment", "c", "q", 0, 1001, isFree: false),
        Booking("the same clinician, within", "c", "q", 1400, 1500, isFree: false),
        Booking("the same clinician, around", "c", "q", 0, 9000, isFree: false),
        Booking("the same patient with another clinician", "d", "p", 1500, 2500, isFree: false),
        Booking("the same clinician right after", "c", "q", 2000, 3000, isFree: true),
        Booking("the same clinician right before", "c", "q", 0, 1000, isFree: true),
        Booking("another clinician and patient at the same time", "d", "q", 1000, 2000, isFree: true),
        Booking("a patient called like the clinician", "d", "c", 1000, 2000, isFree: true),
        Booking("the same time, cancelled", "c", "p", 1000, 2000, "cancelled", isFree: true),
    ]
}

extension RemoteContract {
    static let time = bookings + moving

    private static let there = RemoteRecord("appointment", 1, 1, appointment("c", "p", 1000, 2000))

    private static let bookings = Booking.all.map { booking in
        RemoteRule("\(booking.isFree ? "free" : "overlapping"): \(booking.name)") { bench in
            let remote = try await bench.openRemote([there])
            let outcome = try await remote.apply(RemoteOperation(1, .init("appointment", 2, to: booking.body)))
            let overlap = RemoteRefusal(reason: .overlap, kind: "appointment", subject: .sample(2), detail: "")
            let booked = RemoteRecord("appointment", 2, 1, booking.body).plain
            #expect(outcome == (booking.isFree ? .applied([booked]) : .rejected(overlap)))
            #expect(try await remote.records() == [there.plain] + (booking.isFree ? [booked] : []))
        }
    }

    private static let moving: [RemoteRule] = [
        RemoteRule("a cancelled appointment gives its time back, and does not get it again by itself") { bench in
            let (body, cancelled) = (appointment("c", "p", 1000, 2000), appointment("c", "p", 1000, 2000, "cancelled"))
            let remote = try await bench.openRemote([there])
            let cancel = RemoteOperation(1, .init("appointment", 1, base: 1, body, to: cancelled))
            #expect(try await remote.apply(cancel).isApplied)
            #expect(try await remote.apply(RemoteOperation(2, .init("appointment", 2, to: body))).isApplied)
            let back = RemoteOperation(3, .init("appointment", 1, base: 2, cancelled, to: body))
            #expect(try await remote.apply(back).reason == .overlap)
        },
        RemoteRule("two appointments change places in one write, and cannot be put upon each other in one") { bench in
            let (early, late) = (appointment("c", "p", 1000, 2000), appointment("c", "q", 2000, 3000))
            let remote = try await bench.openRemote([there, RemoteRecord("appointment", 2, 1, late)])
            let swapped = (appointment("c", "p", 2000, 3000), appointment("c", "q", 1000, 2000))
            let swap = RemoteOperation(
                1, .init("appointment", 1, base: 1, early, to: swapped.0),
                .init("appointment", 2, base: 1, late, to: swapped.1))
            #expect(try await remote.apply(swap).isApplied)
            let together = RemoteOperation(
                2, .init("appointment", 3, to: appointment("e", "r", 0, 10)),
                .init("appointment", 4, to: appointment("e", "s", 5, 15)))
            #expect(try await remote.apply(together).reason == .overlap)
        },
        RemoteRule("other changes of an appointment that already overlaps are not a new overlap") {
            bench in
            let body = appointment("c", "p", 1000, 2000)
            let remote = try await bench.openRemote([there, RemoteRecord("appointment", 2, 1, body)])
            let note = body.replacing("}", with: #","note":"n"}"#)
            let change = RemoteOperation(1, .init("appointment", 2, base: 1, body, to: note))
            #expect(try await remote.apply(change).isApplied)
        },
    ]

    static func appointment(
        _ clinician: String, _ patient: String, _ start: Int, _ end: Int, _ status: String = "booked"
    ) -> String {
        """
        {"clinician_id":"\(clinician)","patient_id":"\(patient)","start_at":\(start),"end_at":\(end),"status":"\(status)"}
        """
    }
}
