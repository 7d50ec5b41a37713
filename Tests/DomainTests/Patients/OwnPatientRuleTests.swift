import Domain
import Foundation
import Support
import Testing

@Suite("Own patients")
struct OwnPatientRuleTests {
    /// Appointments of one patient, and whether that makes them Dr. Chen's.
    static let table: [(name: String, appointments: [Appointment], isOwn: Bool)] = {
        let cancelled = AppointmentStatus.cancelled(reason: "Ill.")
        func day(_ text: String) -> Day? { Day(iso: text) }
        do {
            return [
                ("none", [], false),
                ("a past one", [try .sample(on: day("2001-01-02"))], true),
                ("a coming one", [try .sample(on: day("2099-01-02"))], true),
                ("a cancelled one", [try .sample(status: cancelled)], false),
                ("a colleague's", [try .sample(clinician: "dana")], false),
                (
                    "a colleague's, and a cancelled one",
                    [try .sample(clinician: "dana"), try .sample(status: cancelled)], false
                ),
                (
                    "a colleague's, and a past one",
                    [try .sample(clinician: "dana"), try .sample(on: day("2001-01-02"))], true
                ),
            ]
        } catch { return [] }
    }()

    @Test
    func `an appointment with each other, past or coming, that was not cancelled makes somebody a clinician's own`()
        throws
    {
        let chen = try #require(Clinician.samples.first { $0.slug.text == "chen" }).id
        #expect(Self.table.count == 7)
        for row in Self.table { #expect(OwnPatientRule.isOwn(row.appointments, of: chen) == row.isOwn, "\(row.name)") }
    }

    @Test(
        arguments: [
            (" For Dr. Molina.\n", "For Dr. Molina."), ("", nil), ("  ", nil), ("a\nb", nil), ("a\u{202E}b", nil),
            (String(repeating: "x", count: 200), String(repeating: "x", count: 200)),
            (String(repeating: "x", count: 201), nil),
        ] as [(String, String?)])
    func `a reason is one line that says something`(typed: String, reason: String?) {
        #expect((try? NoteReasonRule.reason(typed)) == reason)
    }
}
