import Domain
import Foundation
import Testing

/// Time zones as the system's own `zdump` knows them.
enum ZoneDump {
    /// The offset of a zone at a moment.
    struct Row {
        let zone: String
        let moment: Date
        let offset: Int
    }

    /// The last second before and the first one after each clock change from the start of 1900 to the end of 2099, of
    /// zones by name, or by a rule as the environment variable `TZ` has it.
    static func rows(_ zones: [String]) throws -> [Row] {
        let (process, output) = (Process(), Pipe())
        process.executableURL = URL(filePath: "/usr/bin/zdump")
        process.arguments = ["-v", "-c", "1900,2100"] + zones
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return try text.split(separator: "\n").filter { !$0.hasSuffix(" = NULL") }.map(row)
    }

    /// Reads `Europe/Madrid  Mon Apr 15 22:59:59 1918 UT = Mon Apr 15 22:59:59 1918 WET isdst=0 gmtoff=0`.
    private static func row(_ line: Substring) throws -> Row {
        let words = line.split(separator: " ")
        let month = try #require(months.firstIndex { $0 == words[2] }, "\(line)")
        let day = try #require(Day(year: Int(words[5]) ?? 0, month: month + 1, day: Int(words[3]) ?? 0), "\(line)")
        let seconds = words[4].split(separator: ":").reduce(0) { $0 * 60 + (Int($1) ?? 0) }
        let offset = try #require(words.last.flatMap { Int($0.dropFirst("gmtoff=".count)) }, "\(line)")
        let moment = Date(timeIntervalSince1970: TimeInterval(day.daysSince1970 * 86_400 + seconds))
        return Row(zone: String(words[0]), moment: moment, offset: offset)
    }

    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
}
