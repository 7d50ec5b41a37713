import HeadlessUI

extension RecordValue {
    /// The number of a record, from how people write it: a number for programs, or a word where it is more than digits,
    /// such as `~17`.
    package nonisolated static func number(_ written: String) -> RecordValue {
        Int(written).map { .number($0) } ?? .text(written)
    }
}
