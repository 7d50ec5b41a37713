import Domain
import FoundationEssentials

/// The rows of a part of a record, such as the services of a clinic, on one line.
struct PartWords {
    /// A row, with what people know it by.
    private struct Row: Decodable {
        let title: String?
        let service: String?
        let weekday: Int?
        let opens: Int?
        let closes: Int?
        let isRetired: Int?

        enum CodingKeys: String, CodingKey {
            case title, service, weekday, opens, closes
            case isRetired = "is_retired"
        }

        var words: String {
            let day = weekday.flatMap { (1...7).contains($0) ? Day.weekdays[$0 - 1].capitalized : nil }
            let times = [opens, closes].map { $0.flatMap(LocalTime.init(minutes:))?.description }
            let known = [title ?? service, day, times[0], times[1].map { "to \($0)" }].compactMap(\.self)
            return known.joined(separator: " ") + (isRetired == 1 ? " (retired)" : "")
        }
    }

    private let json: String

    init(json: String) { self.json = json }

    /// The rows in their order.
    var words: String {
        let rows = (try? JSONDecoder().decode([Row].self, from: Data(json.utf8))) ?? []
        return rows.isEmpty ? "none" : rows.map(\.words).joined(separator: ", ")
    }
}
