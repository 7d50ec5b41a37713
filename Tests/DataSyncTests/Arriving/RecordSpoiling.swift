import Foundation
import Support

@testable import Data
@testable import DataSync

/// Spoils good records in every way that somebody with a way to the remote could. Some of what comes of it is good.
struct RecordSpoiling {
    var random: SeededGenerator
    /// Every good record.
    let good: [RemoteRecord]

    init(_ good: [RemoteRecord], seed: UInt64) {
        (self.good, random) = (good, SeededGenerator(seed: seed))
    }

    /// The next record: in the place of a good one, and newer.
    mutating func next() -> RemoteRecord {
        let record = good[below(good.count)]
        let fields = record.body.flatMap { JSONValue($0)?.fields } ?? [:]
        let names = fields.keys.sorted()
        let name = names[below(names.count)]
        var spoiled = fields
        switch below(17) {
        case 0: return changed(record, body: ["", "{", "[]", "7", "null", "\"x\"", "{\"a\":}"][below(7)])
        case 1: return changed(record, kind: ["gift_card", "aside.patient", "waiting.patient", "", "x.y"][below(5)])
        case 2: return changed(record, version: [Int.max, 1 << 60, -1, Int.min][below(4)])
        case 3: return changed(record, body: nil)
        case 4:
            let deep = String(repeating: "[", count: 3_000) + String(repeating: "]", count: 3_000)
            let body = record.body?.replacingOccurrences(of: "\"\(name)\":", with: "\"\(name)\":\(deep),\"x\":")
            return changed(record, body: body)
        case 5: spoiled[name] = nil
        case 6: spoiled["is_admin"] = .number(1)
        case 7: spoiled[name] = .text(String(repeating: "x", count: below(2) == 0 ? 200_000 : 2_000_000))
        case 8: spoiled[name] = .bool(true)
        case 9: spoiled[name] = .text(identity())
        case 10: spoiled[name] = .text("zzz")
        case 11: spoiled[name] = .number([0, -1, 1.5, 9_000_000_000_000_000, 1e15, 99_999_999, 2][below(7)])
        case 12: spoiled[name] = .null
        case 13: spoiled[name] = .array([.null, .object([:])])
        case 14: spoiled[name] = .object([name: .text("x")])
        default: spoiled = partSpoiled(fields)
        }
        return changed(record, body: JSONValue.object(spoiled).json)
    }

    /// A field in an entry of a part, or a whole entry, or their order.
    private mutating func partSpoiled(_ fields: [String: JSONValue]) -> [String: JSONValue] {
        var fields = fields
        for (name, value) in fields.sorted(by: { $0.key < $1.key }) {
            guard case .array(var entries) = value, let entry = entries.first?.fields else { continue }
            let key = entry.keys.sorted()[below(entry.count)]
            var other = entry
            switch below(7) {
            case 0: other[key] = nil
            case 1: other[key] = .text(identity())
            case 2: other[key] = .number([0, -1, 1e15, 2.5][below(4)])
            case 3: other["x"] = .null
            case 4: entries.append(.object(entry))
            case 5: entries.append(.number(1))
            default: entries.removeFirst()
            }
            if below(2) == 0, !entries.isEmpty { entries[0] = .object(other) }
            fields[name] = .array(entries)
        }
        return fields
    }

    private mutating func below(_ limit: Int) -> Int { Int(random.next(upperBound: UInt64(max(1, limit)))) }

    private mutating func identity() -> String {
        String((0..<32).map { _ in Array("0123456789abcdef")[below(16)] })
    }

    private func changed(_ record: RemoteRecord, kind: String? = nil, version: Int = 1_000) -> RemoteRecord {
        RemoteRecord(kind: kind ?? record.kind, subject: record.subject, version: version, body: record.body)
    }

    private func changed(_ record: RemoteRecord, body: String?) -> RemoteRecord {
        RemoteRecord(kind: record.kind, subject: record.subject, version: 1_000, body: body)
    }
}
