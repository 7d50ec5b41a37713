#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A value with its type, for programs.
public indirect enum RecordValue: Hashable, Sendable {
    /// There is no value.
    case none
    /// Words as they are.
    case text(String)
    /// A whole number.
    case number(Int)
    /// Whether something is so.
    case flag(Bool)
    /// An amount of money: how many of the smallest unit of a currency, which is named as in ISO 4217.
    case money(minorUnits: Int64, currency: String)
    /// A moment.
    case moment(Date)
    /// A day of the calendar, whatever the time zone.
    case day(year: Int, month: Int, day: Int)
    /// Several values.
    case list([RecordValue])
    /// Another thing that this one is about or consists of.
    case record(Record)

    /// Words as they are, or no value.
    public static func text(_ words: String?) -> RecordValue { words.map { .text($0) } ?? .none }
}
