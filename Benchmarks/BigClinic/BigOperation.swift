import Foundation

/// Identities of operations, which are unique across runs on one file.
enum BigOperation {
    static func next() -> UUID {
        let process = ProcessInfo.processInfo
        let kind = UInt8(truncatingIfNeeded: process.processIdentifier)
        return Identities.uuid(kind: kind, Int(process.systemUptime * 1_000_000))
    }
}
