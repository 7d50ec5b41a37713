import Foundation

nonisolated extension ClinicProcess {
    /// The built program, beside the tests.
    static func program() throws -> String {
        let beside = ["/proc/self/exe"].compactMap { try? FileManager.default.destinationOfSymbolicLink(atPath: $0) }
        let places = (beside + ProcessInfo.processInfo.arguments).map { URL(filePath: $0).deletingLastPathComponent() }
        let found = places.map { $0.appending(path: "clinic").path(percentEncoded: false) }.first {
            FileManager.default.isExecutableFile(atPath: $0)
        }
        guard let found else { throw ProcessFault("no built clinic beside \(places.map(\.path))") }
        return found
    }

    /// Writes a whole text; a reader that is gone is an error, never a signal.
    static func send(_ text: String, to descriptor: Int32) throws {
        signal(SIGPIPE, SIG_IGN)
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else { throw ProcessFault(errno, "nobody reads “\(text.prefix(40))”") }
            rest = rest.dropFirst(count)
        }
    }
}
