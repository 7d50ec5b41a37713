import Foundation

/// A folder for one test, deleted afterwards.
nonisolated enum TemporaryFolder {
    /// Runs `body` with the path of a folder that does not exist yet, inside one for this test only.
    static func with<Value>(_ body: (String) async throws -> Value) async throws -> Value {
        let parent = try make()
        defer { try? FileManager.default.removeItem(atPath: parent) }
        return try await body("\(parent)/clinic")
    }

    /// The same for a test that blocks on processes.
    static func with<Value>(_ body: (String) throws -> Value) throws -> Value {
        let parent = try make()
        defer { try? FileManager.default.removeItem(atPath: parent) }
        return try body("\(parent)/clinic")
    }

    private static func make() throws -> String {
        let folder = FileManager.default.temporaryDirectory.path(percentEncoded: false)
        var name = Array("\(folder)/clinic-XXXXXX".utf8CString)
        guard mkdtemp(&name) != nil else { throw ProcessFault(errno, "no temporary folder") }
        return String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
