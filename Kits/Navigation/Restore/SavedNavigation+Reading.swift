#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension SavedNavigation {
    /// The reason why a saved state cannot be read.
    public enum Unreadable: Error, Hashable, Sendable {
        /// It is damaged or is something else.
        case damaged
        /// It has a format that this version does not know.
        case version(Int)
    }

    /// The most bytes that are read. The app never writes more.
    public static var maxLength: Int { 1_000_000 }

    /// Reads the current format or an earlier one.
    ///
    /// - Throws: the reason why it cannot be read.
    public init(reading data: Data) throws(Unreadable) {
        guard data.count <= Self.maxLength else { throw .damaged }
        do {
            self = try JSONDecoder().decode(SavedNavigation.self, from: data)
        } catch {
            throw .damaged
        }
        guard (1...Self.currentVersion).contains(version) else { throw .version(version) }
        while version < Self.currentVersion { migrate() }
    }

    /// The encoded form.
    public var data: Data? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try? encoder.encode(self)
    }

    /// Converts the value to the next format.
    private mutating func migrate() {
        switch version {
        // Version 1 had no awaited flows.
        case 1: (waits, outcomes) = (nil, nil)
        // Version 2 kept no input and no pending writes.
        case 2: (inputs, operations, onboardingInput) = (nil, nil, nil)
        default: break
        }
        version += 1
    }
}
