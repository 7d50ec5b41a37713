import Data
import Domain
import Exploring
import Foundation

@testable import App

/// Changes to shared records by others.
extension OtherChange {
    /// Every step that an order may take. Nobody decides about a refund that they requested, so two people decide.
    static func orders(_ number: Int, _ other: OtherSession) async throws -> [OtherChange] {
        guard let number = OrderNumber(number), let order = try await other.found(other.clinic.orders.order(number))
        else { return [] }
        return order.state.successors.flatMap { state in
            let people: [ExploringPerson] = state.permissionToEnter == .decideRefunds ? [.maya, .ana] : [.maya]
            return people.map { person in
                OtherChange(person, "makes order \(number) \(state.title)") { other in
                    let order = try await other.now(other.clinic.orders.order(number))
                    _ = try await other.clinic.orders.move(
                        order.id, version: order.version, to: state, operation: other.operation)
                }
            }
        }
    }

    /// Every field of a patient, a note about them, and a registration of someone alike.
    static func patients(_ number: Int, _ other: OtherSession) async throws -> [OtherChange] {
        guard let number = PatientNumber(number),
            try await other.found(other.clinic.patients.patient(number)) != nil
        else { return [] }
        let texts: [(PatientField, String)] = [
            (.name, "Alma Berg"), (.born, "1980-02-03"), (.phone, "+34 600 999 888"), (.email, "alma@clinic.example"),
            (.address, "Elsewhere 5"),
        ]
        let note = OtherChange(.chen, "writes a note about patient \(number)") { other in
            _ = try await other.clinic.patients.write("Sleeps well.", about: number, operation: other.operation)
        }
        return [note]
            + texts.map { field, text in
                OtherChange(.ben, "changes the \(field.rawValue) of patient \(number)") { other in
                    let patient = try await other.now(other.clinic.patients.patient(number))
                    var draft = PatientDraft(patient.facts)
                    draft[field] = text
                    _ = try await other.clinic.patients.save(
                        draft, of: patient.id, over: patient.revision, despite: other.everybody,
                        operation: other.operation)
                }
            }
    }

    /// An appointment moved, cancelled, and its new time taken by someone else.
    static func appointments(_ number: Int, _ shown: RecordsOnShow) async throws -> [OtherChange] {
        guard let number = AppointmentNumber(number), number.rawValue > 3_000, number.rawValue < 4_000 else {
            return []
        }
        let moved = OtherChange(.ben, "moves appointment \(number)") { other in
            let now = try await other.now(other.clinic.appointments.appointment(number)).appointment
            guard let start = Minute(now.start + 7 * 24 * 60 * 60) else { return }
            _ = try await other.clinic.appointments.reschedule(
                now.id, version: now.version, to: start, operation: other.operation)
        }
        let cancelled = OtherChange(.ben, "cancels appointment \(number)") { other in
            let now = try await other.now(other.clinic.appointments.appointment(number)).appointment
            _ = try await other.clinic.appointments.cancel(
                now.id, version: now.version, reason: "Not needed.", operation: other.operation)
        }
        return [moved, cancelled]
            + shown.times.map { time in
                OtherChange(.ben, "books the clinician of appointment \(number) at \(time)") { other in
                    let now = try await other.now(other.clinic.appointments.appointment(number)).appointment
                    try await other.book(time, with: now.clinician.slug)
                }
            }
    }

    /// The visible times, taken by someone else.
    static func bookings(_ shown: RecordsOnShow) -> [OtherChange] {
        let clinicians = ["chen", "dana", "ines"].filter(shown.words.contains).compactMap { ClinicianSlug($0) }
        return shown.times.flatMap { time in
            clinicians.map { clinician in
                OtherChange(.ben, "books \(clinician) at \(time)") { try await $0.book(time, with: clinician) }
            }
        }
    }

    /// Every change to the music.
    static let music: [OtherChange] = {
        let changes: [(String, @Sendable (PlayQueue) -> PlayQueueChange?)] = [
            ("plays a song", { _ in SongNumber(602).map { .play($0) } }),
            ("adds a song first", { _ in SongNumber(603).map { .addNext($0) } }),
            ("adds a song last", { _ in SongNumber(604).map { .addLast($0) } }),
            ("plays the playlist", { _ in .playPlaylist }), ("pauses", { $0.current.map { .pause($0.entry.id) } }),
            ("resumes", { $0.current.map { .resume($0.entry.id) } }),
            ("skips", { $0.current.map { .skip($0.entry.id) } }),
            ("goes back", { .previous($0.current?.entry.id) }), ("clears the queue", { .clear($0.waiting.map(\.id)) }),
            ("moves a song up", { $0.waiting.count < 2 ? nil : .swap($0.waiting[0].id, next: $0.waiting[1].id) }),
            ("takes a song out", { $0.waiting.first.map { .remove($0.id) } }),
        ]
        return changes.map { words, change in
            OtherChange(.visitor, words) { other in
                let queue = try await other.now(other.clinic.music.queue())
                guard let change = change(queue) else { throw AppError.conflict("There is no such song.") }
                _ = try await other.clinic.music.change(change, operation: other.operation)
            }
        }
    }()
}

extension OtherSession {
    /// A record, or nil where there is none.
    fileprivate func found<Value>(_ snapshots: Snapshots<Value>) async throws -> Value? {
        do {
            return try await now(snapshots)
        } catch AppError.notFound {
            return nil
        }
    }

    /// Takes a time for a patient.
    fileprivate func book(_ time: Minute, with clinician: ClinicianSlug) async throws {
        guard let patient = PatientNumber(2002), let service = ServiceSlug("checkup") else { return }
        _ = try await clinic.appointments.book(
            Booking(patient: patient, service: service, clinician: clinician, start: time), operation: operation)
    }
}
