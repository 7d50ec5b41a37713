import Domain
import Testing

@Suite("Hours of a list")
struct HoursTests {
    private static func hours(_ spans: (Int, String, String)...) throws -> OpeningHours {
        OpeningHours(
            try spans.map { day, opens, closes in
                let (opens, closes) = (try #require(LocalTime(typed: opens)), try #require(LocalTime(typed: closes)))
                return try #require(OpeningHours.Span(weekday: day, opens: opens, closes: closes))
            })
    }

    @Test(
        arguments: [
            ("9:30", "09:30"), ("09:30", "09:30"), (" 24:00", "24:00"), ("0:00", "00:00"), ("24:01", nil), ("9", nil),
            ("9:3", nil), ("9:60", nil), ("-1:00", nil), ("a:30", nil), ("009:30", nil), ("9:30:00", nil),
        ] as [(String, String?)])
    func `a time is read as a clock shows it`(typed: String, time: String?) {
        #expect(LocalTime(typed: typed)?.description == time)
    }

    @Test func `a clinician is at hand within their own hours while the clinic is open`() throws {
        let clinic = try Self.hours((1, "09:00", "13:00"), (1, "14:00", "18:00"), (2, "09:00", "17:00"))
        let own = try Self.hours((1, "08:00", "10:00"), (1, "12:00", "15:00"), (3, "09:00", "17:00"))
        #expect(own.within(clinic).words == "monday 09:00–10:00, monday 12:00–13:00, monday 14:00–15:00")
        #expect(clinic.within(clinic) == clinic)
    }

    @Test func `times that only touch do not overlap`() throws {
        #expect(!(try Self.hours((1, "09:00", "13:00"), (1, "13:00", "18:00"), (2, "09:00", "13:00"))).overlap)
        #expect(try Self.hours((1, "14:00", "18:00"), (1, "09:00", "14:01")).overlap)
    }

    @Test(
        arguments: [
            ("someday", "09:00", "10:00", "A day is one of monday"), ("Monday", "nine", "10:00", "A time is written"),
            ("monday", "10:00", "10:00", "It closes after it opens."),
        ])
    func `what cannot be says why`(day: String, opens: String, closes: String, words: String) {
        let error = #expect(throws: AppError.self) {
            try HoursDraft(line: 2, who: "chen", day: day, opens: opens, closes: closes)
        }
        #expect(error?.message.hasPrefix(words) == true)
    }

    @Test func `the clinic is named by its word, and a clinician by user name`() throws {
        #expect(try HoursDraft(line: 2, who: " Clinic", day: "friday", opens: "9:00", closes: "12:00").clinician == nil)
        let chen = try HoursDraft(line: 2, who: "Chen", day: "friday", opens: "9:00", closes: "12:00")
        #expect(chen.clinician == "chen")
        #expect(chen.span.weekday == 5)
    }
}
