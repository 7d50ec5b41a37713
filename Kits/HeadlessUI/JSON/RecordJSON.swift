#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Turns records and their values into JSON.
public struct RecordJSON {
    private let link: (Record) -> String?
    private let secondsFromGMT: (Date) -> Int

    /// A way to write records.
    ///
    /// - Parameters:
    ///   - link: the link of a record, or nil for one that has none.
    ///   - secondsFromGMT: by how many seconds the time zone is ahead of Greenwich at a moment.
    public init(
        link: @escaping (Record) -> String? = { _ in nil }, secondsFromGMT: @escaping (Date) -> Int = { _ in 0 }
    ) {
        (self.link, self.secondsFromGMT) = (link, secondsFromGMT)
    }

    /// A record with its link and all its fields.
    public func json(of record: Record) -> JSON { .object(members(of: record)) }

    /// The members of a record, with those that say where it is on a screen before its fields.
    func members(of record: Record, at place: [JSON.Member] = []) -> [JSON.Member] {
        var members = [JSON.Member("type", .text(record.type))]
        if let id = record.id { members.append(JSON.Member("id", json(of: id))) }
        if let link = link(record) { members.append(JSON.Member("link", .text(link))) }
        let fields = record.fields.map { JSON.Member($0.name, json(of: $0.value)) }
        return members + place + [JSON.Member("fields", .object(fields))]
    }

    /// A value; what has no value is null.
    public func json(of value: RecordValue) -> JSON {
        switch value {
        case .none: .null
        case .text(let words): .text(words)
        case .number(let number): .number(number)
        case .flag(let flag): .bool(flag)
        case .money(let minorUnits, let currency):
            .object(["minorUnits": .number(minorUnits), "currency": .text(currency)])
        case .moment(let moment): .text(text(of: moment))
        case .day(let year, let month, let day): .text(RFC3339.text(year: year, month: month, day: day))
        case .list(let values): .list(values.map(json))
        case .record(let record): json(of: record)
        }
    }

    /// A moment in the time zone.
    func text(of moment: Date) -> String { RFC3339.text(moment, secondsFromGMT: secondsFromGMT(moment)) }
}
