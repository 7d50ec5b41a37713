import Foundation
import HeadlessUI
import Support
import Testing

/// A timeline is values first; every output draws or lists the same rows.
@MainActor @Suite("Timeline")
struct TimelineTests {
    /// 08:00 in UTC on 2 January 2026.
    nonisolated private static let eight = Date(timeIntervalSince1970: 1_767_340_800)

    nonisolated private static func time(_ start: Int, _ end: Int) -> Range<Date> {
        (eight + TimeInterval(start * 60))..<(eight + TimeInterval(end * 60))
    }

    private static let rows = [
        Timeline.Row(
            "Dr. Chen Wei 陳偉",
            blocks: [
                .taken(time(60, 90), "Lena Vogt"), .taken(time(90, 105), "Yusuf Demir"), .free(time(105, 300)),
                .free(time(360, 480)), .taken(time(480, 600), "Marguerite Delacroix"),
            ]),
        Timeline.Row(Specimen.hostile, blocks: [.taken(time(0, 5), Specimen.hostile), .free(time(5, 600))]),
        Timeline.Row(Specimen.long, blocks: [.taken(time(0, 600), Specimen.wide)]), Timeline.Row("Nobody", blocks: []),
    ]

    private static func screen(now minutes: Int? = 72, zone: String = "GMT", start: Date = eight) -> Screen {
        let view = Timeline("Hours", span: start..<(start + 36_000), rows: rows)
        let zone = TimeZone(identifier: zone) ?? .gmt
        let environment = RenderEnvironment(
            secondsFromGMT: { zone.secondsFromGMT(for: $0) }, now: minutes.map { start + TimeInterval($0 * 60) })
        return Screen(
            title: "Day", breadcrumb: ["Day"], account: "", tabs: [], style: .page, canGoBack: false,
            content: view.rendered(in: environment).content)
    }

    @Test func `it looks as it was last approved`() throws {
        try expectGolden(of: Self.screen(), named: "timeline", widths: [20, 40, 120, 200])
    }

    @Test(arguments: [nil, 0, 1, 300, 595, 599, 600, -5])
    func `no text is wider than asked, whatever the present moment`(now: Int?) {
        expectFittingText(of: Self.screen(now: now), widths: Array(20...140))
    }

    @Test func `on the night that the clock is put back, both hours that it shows alike are on the scale`() {
        let screen = Self.screen(now: 190, zone: "Europe/Madrid", start: Date(timeIntervalSince1970: 1_792_879_200))
        let hours = screen.content.flattened.filter { $0.identifier == "hour" }.map(\.label)
        #expect(hours.prefix(5) == ["00", "01", "02", "02", "03"])
        #expect(screen.content.flattened.first { $0.identifier == "now" }?.value == "02:10 (second)")
        expectFittingText(of: screen, widths: Array(20...140))
    }

    @Test(
        arguments: [(0, true), (599, true), (600, false), (-1, false)])
    func `the present moment is marked inside the picture, and only there`(minutes: Int, isMarked: Bool) {
        let marks = Self.screen(now: minutes).content.flattened.filter { $0.identifier == "now" }
        #expect(marks.count == (isMarked ? 1 : 0))
        #expect(marks.first?.minutes?.lowerBound == (isMarked ? minutes : nil))
    }

    @Test func `read aloud, each row is one sentence, including closed hours`() {
        let lines = LinearRenderer().text(of: Self.screen()).split(separator: "\n").map(String.init)
        #expect(lines.contains("Hours: 08:00 to 18:00"))
        #expect(lines.contains("Now: 09:12"))
        #expect(
            lines.contains(
                "Dr. Chen Wei 陳偉: 09:00 to 09:30 Lena Vogt; 09:30 to 09:45 Yusuf Demir; free until 13:00; closed until 14:00; free until 16:00; 16:00 to 18:00 Marguerite Delacroix"
            ))
        #expect(lines.contains("Nobody: nothing"))
    }

    @Test func `in JSON every block has its kind and its moments`() {
        let text = ScreenJSON.text(of: Self.screen())
        let ends = #""from":"2026-01-02T08:00:00Z","to":"2026-01-02T18:00:00Z""#
        #expect(text.contains(#""timelines":[{"name":"Hours",\#(ends),"#))
        #expect(
            text.contains(
                #"{"kind":"taken","from":"2026-01-02T09:00:00Z","to":"2026-01-02T09:30:00Z","text":"Lena Vogt"}"#))
        #expect(text.contains(#"{"kind":"closed","from":"2026-01-02T13:00:00Z","to":"2026-01-02T14:00:00Z"}"#))
    }

    @Test func `on the day that the clock is put forward, the missing hour has no mark`() {
        let start = Date(timeIntervalSince1970: 1_774_738_800)
        let marks = Self.screen(now: nil, zone: "Europe/Madrid", start: start).content.flattened
            .filter { $0.identifier == "hour" }.map(\.label)
        #expect(marks.prefix(4) == ["00", "01", "03", "04"])
    }
}
