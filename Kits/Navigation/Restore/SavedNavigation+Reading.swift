import Foundation

extension SavedNavigation {
    /// Why saved state cannot be read.
    public enum Unreadable: Error, Hashable, Sendable {
        /// It is damaged, or something else altogether.
        case damaged
        /// Another version of the app wrote it, in a format that this one does not know.
        case version(Int)
    }

    /// How many bytes are read; what is longer was not written by this app.
    public static var maxLength: Int { 1_000_000 }

    /// Reads what this version or an earlier one wrote, as this version would have written it.
    ///
    /// - Throws: why it cannot be read.
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

    /// The place in the form in which it is kept.
    public var data: Data? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try? encoder.encode(self)
    }

    /// Makes it what the next version would have written.
    private mutating func migrate() {
        switch version {
        // Nobody could wait for a modal yet, and the rest was written as it is now.
        case 1: (waits, outcomes) = (nil, nil)
        // Nothing that was typed was kept, nor which writes were under way.
        case 2: (inputs, operations, onboardingInput) = (nil, nil, nil)
        default: break
        }
        version += 1
    }
}
