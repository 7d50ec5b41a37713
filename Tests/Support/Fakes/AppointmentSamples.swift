import Domain
import Foundation
import Testing

extension Service {
    /// The services of the example clinic.
    package static let samples = [
        sample("checkup", "Check-up", 30), sample("consultation", "Consultation", 45),
        sample("vaccination", "Vaccination", 15), sample("blood-test", "Blood test", 15),
        sample("eye-test", "Eye test", 30),
    ].compactMap(\.self)

    private static func sample(_ slug: String, _ title: String, _ minutes: Int) -> Service? {
        ServiceSlug(slug).map { Service(slug: $0, title: title, minutes: minutes) }
    }
}

extension Clinician {
    /// The clinicians of the example clinic, by name.
    package static let samples = [Staff.chen, .dana, .ines].compactMap { staff in
        ClinicianSlug(staff.userName).map { Clinician(id: staff.id, slug: $0, name: staff.name) }
    }
}

extension PatientReference {
    /// The patients of the example clinic, by number.
    package static let samples = [
        "Lena Vogt", "Jakub Nowak", "Aroha Ngata", "Sofia Papadopoulou", "Nguyễn Thị Mai", "Oluwaseun Adeyemi",
        "Marguerite Delacroix", "Yusuf Demir", "陳美玲", "Priya Natarajan", "José Álvarez Núñez", "Ana Álvarez Ruiz",
    ].enumerated().compactMap { sample(2001 + $0.offset, $0.element) }

    /// A patient by number and name.
    package static func sample(_ number: Int, _ name: String) -> PatientReference? {
        PatientNumber(number).map { PatientReference(id: Identifier(.sample(number)), number: $0, name: name) }
    }
}

extension OpeningHours {
    /// The hours of the example clinic: nine to two every day, and three to six from Monday to Friday.
    package static let sample = OpeningHours(
        (1...7).compactMap { span($0, 9, 14) } + (1...5).compactMap { span($0, 15, 18) })

    private static func span(_ weekday: Int, _ opens: Int, _ closes: Int) -> Span? {
        guard let opens = LocalTime(hour: opens), let closes = LocalTime(hour: closes) else { return nil }
        return Span(weekday: weekday, opens: opens, closes: closes)
    }
}

extension Appointment {
    /// An appointment of one of the sample patients, some minutes after nine o'clock of a day by the clinic's clock.
    ///
    /// - Throws: an issue when there is no such number, service, clinician or patient.
    package static func sample(
        _ number: Int = 3001, minutesAfterNine minutes: Int = 0, service: String = "checkup",
        clinician: String = "chen", patient: PatientReference? = PatientReference.samples.first,
        status: AppointmentStatus = .booked, note: String? = nil, on day: Day? = nil, in timeZone: ClinicTimeZone = .gmt
    ) throws -> Appointment {
        let service = try #require(Service.samples.first { $0.slug.text == service })
        let clinician = try #require(Clinician.samples.first { $0.slug.text == clinician })
        let time = try #require(LocalTime(minutes: 9 * 60 + minutes))
        let start = try #require(timeZone.moment(on: day ?? Day(of: .sample, in: timeZone), at: time))
        return Appointment(
            id: Identifier(.sample(number)), number: try #require(AppointmentNumber(number)),
            patient: try #require(patient), clinician: clinician, service: service,
            time: start..<(start + TimeInterval(service.minutes * 60)), status: status, note: note,
            version: status == .booked ? 1 : 2)
    }

    /// The day of ``Foundation/Date/sample`` at the example clinic, and the day after it.
    package static func samples(in timeZone: ClinicTimeZone = .gmt) -> [Appointment] {
        do {
            let tomorrow = Day(of: .sample, in: timeZone).advanced(by: 1)
            return try SampleLine.all.map { line in
                try sample(
                    line.number, minutesAfterNine: line.minutes, service: line.service, clinician: line.clinician,
                    patient: .samples[line.patient - 2001],
                    status: line.reason.map { .cancelled(reason: $0) } ?? .booked,
                    on: line.isTomorrow ? tomorrow : nil, in: timeZone)
            }
        } catch {
            Issue.record(error, "the sample appointments make no sense")
            return []
        }
    }
}

/// One appointment of the example clinic in short.
private struct SampleLine {
    let number: Int
    let minutes: Int
    let service: String
    let clinician: String
    let patient: Int
    var reason: String?
    var isTomorrow = false

    static let all: [SampleLine] = [
        SampleLine(number: 3001, minutes: 0, service: "checkup", clinician: "chen", patient: 2001),
        SampleLine(number: 3002, minutes: 30, service: "checkup", clinician: "chen", patient: 2002),
        SampleLine(number: 3003, minutes: 0, service: "eye-test", clinician: "dana", patient: 2004),
        SampleLine(number: 3004, minutes: 15, service: "vaccination", clinician: "ines", patient: 2008),
        SampleLine(number: 3005, minutes: 120, service: "consultation", clinician: "chen", patient: 2007),
        SampleLine(
            number: 3006, minutes: 90, service: "checkup", clinician: "dana", patient: 2009, reason: "Called in sick"),
        SampleLine(number: 3007, minutes: 180, service: "blood-test", clinician: "ines", patient: 2010),
        SampleLine(number: 3008, minutes: 240, service: "consultation", clinician: "dana", patient: 2006),
        SampleLine(
            number: 3009, minutes: 0, service: "checkup", clinician: "ines", patient: 2003, isTomorrow: true),
        SampleLine(
            number: 3010, minutes: 30, service: "consultation", clinician: "chen", patient: 2001, isTomorrow: true),
    ]
}
