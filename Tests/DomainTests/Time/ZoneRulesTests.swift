import Foundation
import Support
import Testing

@testable import Domain

@Suite struct ZoneRulesTests {
    private static let folder = "/usr/share/zoneinfo"

    /// A sixteenth of all zones, or all for `CLINIC_ZONES=all`: the system's program takes its time.
    private static let step = ProcessInfo.processInfo.environment["CLINIC_ZONES"] == "all" ? 1 : 16

    @Test func `each zone of this machine has the offsets that zdump prints, from 1900 to 2100`() throws {
        let names = try FileManager.default.subpathsOfDirectory(atPath: Self.folder)
            .filter { !$0.hasPrefix("posix/") && !$0.hasPrefix("right/") && Self.isZone($0) }.sorted()
        #expect(names.count > 300, "the package tzdata has more zones")
        let chosen = stride(from: 0, to: names.count, by: Self.step).map { names[$0] }
        let rows = try ZoneDump.rows(chosen)
        print("zones: \(chosen.count) of \(names.count), \(rows.count) offsets")
        let zones = Dictionary(uniqueKeysWithValues: chosen.map { ($0, ClinicTimeZone.ofThisMachine($0)) })
        for (name, zone) in zones { #expect(zone.isKnown, "\(name)") }
        for row in rows {
            let offset = zones[row.zone]?.secondsFromGMT(for: row.moment)
            #expect(offset == row.offset, "\(row.zone) at \(row.moment)")
        }
    }

    private static func isZone(_ name: String) -> Bool {
        FileManager.default.contents(atPath: "\(folder)/\(name)")?.starts(with: "TZif".utf8) ?? false
    }

    @Test(arguments: [
        "CET-1CEST,M3.5.0,M10.5.0/3", "EST5EDT,M3.2.0,M11.1.0", "IST-1GMT0,M10.5.0,M3.5.0/1",
        "<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", "AAA3BBB,J60,J300/3",
        "AAA3BBB,59/4,300", "EET-2EEST,M3.4.4/50,M10.4.4/50", "UTC0", "<+0545>-5:45",
        "AAA-13BBB,M12.1.6/24,M1.3.1/-24",
    ])
    func `a rule for every year means what zdump takes it for`(rule: String) throws {
        let yearly = try #require(YearlyRule(rule))
        for row in try ZoneDump.rows([rule]) {
            let offset = yearly.offset(at: Int(row.moment.timeIntervalSince1970))
            #expect(offset == row.offset, "\(row.moment)")
        }
    }

    // Section 3.3.1 of RFC 8536 has it as an example; `zdump` takes the changes at the end of a year for one apart.
    @Test func `a rule can have summer time all year`() throws {
        let rule = try #require(YearlyRule("EST5EDT,0/0,J365/25"))
        for hours in 0..<3 * 366 * 24 { #expect(rule.offset(at: hours * 3_600) == -4 * 3_600, "hour \(hours)") }
    }

    @Test(arguments: [
        "", "C", "CET", "CET-", "-1", "CET-1CEST", "CET-1CEST,M3.5.0", "CET-1CEST,M3.5.0,", "CET-1CEST,M13.5.0,M10.5.0",
        "CET-1CEST,M3.6.0,M10.5.0", "CET-1CEST,M3.5.7,M10.5.0", "CET-1CEST,J0,J366", "CET-1CEST,M3.5.0,M10.5.0/168",
        "CET-1CEST,M3.5.0,M10.5.0 ", "[_]5", "<CET-1", "CET-1:60", "CET-99999999999999999999",
    ])
    func `another text is no rule`(text: String) {
        #expect(YearlyRule(text) == nil)
    }

    @Test func `a file that is cut off, of another kind, or with leap seconds is refused`() throws {
        let file = try bytes("Europe/Madrid")
        for count in file.indices { #expect(ZoneRules(file: Array(file.prefix(count))) == nil, "\(count) bytes") }
        #expect(ZoneRules(file: Array("PNG and no zone, for more than forty-four bytes".utf8)) == nil)
        #expect(ZoneRules(file: try bytes("right/Europe/Madrid")) == nil)
    }

    @Test func `a changed byte is refused or changes an offset, and never ends the program`() throws {
        let file = try bytes("Europe/Madrid")
        for place in file.indices {
            var changed = file
            changed[place] ^= 0x81
            _ = ZoneRules(file: changed)?.secondsFromGMT(for: .distantFuture)
        }
    }

    @Test func `a file of version 1 has the offsets until 2037`() throws {
        var file = try bytes("Europe/Madrid")
        let zone = ClinicTimeZone(identifier: "Europe/Madrid", rules: ZoneRules(file: file))
        file[4] = 0
        let old = ClinicTimeZone(identifier: "Europe/Madrid", rules: ZoneRules(file: file))
        for days in stride(from: -20_000, to: 24_000, by: 7) {
            let moment = Date(timeIntervalSince1970: TimeInterval(days * 86_400))
            #expect(old.secondsFromGMT(for: moment) == zone.secondsFromGMT(for: moment), "\(moment)")
        }
    }

    private func bytes(_ name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(filePath: "\(Self.folder)/\(name)")))
    }
}
