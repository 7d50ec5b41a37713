import Foundation

/// Writes moments as ISO 8601 orders their parts: the same in every locale, and sortable by eye.
enum MomentText {
    static func of(_ date: Date, _ style: Text.DateStyle, in timeZone: TimeZone) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        let day = [padded(parts.year, 4), padded(parts.month, 2), padded(parts.day, 2)].joined(separator: "-")
        let time = [padded(parts.hour, 2), padded(parts.minute, 2)].joined(separator: ":")
        return switch style {
        case .date: day
        case .time: time
        case .dateTime: "\(day) \(time)"
        }
    }

    private static func padded(_ number: Int?, _ digits: Int) -> String {
        let text = String(number ?? 0)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
}
