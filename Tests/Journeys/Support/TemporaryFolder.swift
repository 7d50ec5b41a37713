import Foundation

/// A folder for one test, gone after it.
nonisolated enum TemporaryFolder {
    /// Runs `body` with the path of a folder that is not there yet, inside one that only this test has.
    static func with<Value>(_ body: (String) async throws -> Value) async throws -> Value {
        let parent = try make()
        defer { try? FileManager.default.removeItem(atPath: parent) }
        return try await body("\(parent)/clinic")
    }

    /// The same for a test that waits for processes.
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
