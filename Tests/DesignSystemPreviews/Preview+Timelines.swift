import DesignSystem
import Foundation
import Support

nonisolated extension Preview {
    /// Timelines.
    static var timelines: [Preview] {
        [
            component("timeline", "empty", title: "Timeline") { Timeline("Hours", span: .hours(0, 10), rows: []) }
        ]
            + component("timeline", title: "Timeline", saying: "Dr. Chen Wei 陳偉") { name in
                Timeline(
                    "Hours", span: .hours(0, 10),
                    rows: [
                        Timeline.Row(
                            name,
                            blocks: [
                                .taken(.hours(1, 1.5), "Lena Vogt"), .taken(.hours(1.5, 1.75), "Yusuf Demir"),
                                .free(.hours(1.75, 5)), .free(.hours(6, 8)), .taken(.hours(8, 10), name),
                            ]), Timeline.Row("Nobody", blocks: []),
                    ])
            }
    }
}

nonisolated extension Range<Date> {
    /// Hours after 08:00 in UTC on 2 January 2026.
    fileprivate static func hours(_ start: Double, _ end: Double) -> Range<Date> {
        let eight = Date.sample - 4_320
        return (eight + start * 3_600)..<(eight + end * 3_600)
    }
}
