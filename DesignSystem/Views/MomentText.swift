import Foundation

/// Writes moments as ISO 8601 orders their parts: the same in every locale, and sortable by eye.
enum MomentText {
    static func of(_ date: Date, _ style: Text.DateStyle, in timeZone: TimeZone) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let parts = calendar.dateComponents(components, from: date)
        return switch style {
        case .date: day(parts)
        case .time: time(parts)
        case .dateTime: "\(day(parts)) \(time(parts))"
        }
    }

    private static let components: Set<Calendar.Component> = [.year, .month, .day, .hour, .minute]

    private static func day(_ parts: DateComponents) -> String {
        "\(padded(parts.year, 4))-\(padded(parts.month, 2))-\(padded(parts.day, 2))"
    }

    private static func time(_ parts: DateComponents) -> String {
        "\(padded(parts.hour, 2)):\(padded(parts.minute, 2))"
    }

    private static func padded(_ number: Int?, _ digits: Int) -> String {
        var text = String(number ?? 0)
        while text.utf8.count < digits { text = "0\(text)" }
        return text
    }
}
