import Domain
import Foundation
import Testing

@testable import Data
@testable import DataSync
import DataSupport

/// The users that a server admits, and the servers that a workstation trusts.
@Suite(.enabled(if: PostgresServer.isThere, PostgresServer.isMissing), .timeLimit(.minutes(60)))
struct TrustTests {
    private static let certificates: ConditionTrait = .enabled(
        if: PostgresServer.hasCertificates, PostgresServer.hasNoCertificates)

    @Test(certificates) func `a server with a certificate of the right authority is believed`() async throws {
        #expect(try await remote("sslmode=verify-full&sslrootcert=\(folder())/ca.crt").identify() == nil)
    }

    @Test(certificates, arguments: [("localhost", "stranger.crt"), ("127.0.0.1", "ca.crt"), ("localhost", "none.crt")])
    func `a certificate of another authority, for another name, or that cannot be checked is not`(
        host: String, authority: String
    ) async throws {
        let remote = try remote("sslmode=verify-full&sslrootcert=\(folder())/\(authority)", host: host)
        try await expectRefusal(by: remote)
    }

    @Test func `a server without TLS is not believed`() async throws {
        let server = try LoopbackServer(.hasNoTLS)
        let remote = try PostgresRemote(server.address("sslmode=verify-full&sslrootcert=/dev/null"))
        try await expectRefusal(by: remote)
    }

    @Test func `a wrong password, none, and an unknown user or database are distinguished`() async throws {
        let wrong = try newFolder().appending(path: "passfile")
        defer { try? FileManager.default.removeItem(at: wrong.deletingLastPathComponent()) }
        try "*:*:*:*:wrong\n".write(to: wrong, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: wrong.path)
        let refused = try [
            remote("passfile=\(wrong.path)"), remote("passfile=/dev/null"),
            remote("passfile=\(wrong.path)", user: "nobody-here"),
        ]
        for remote in refused { try await expectRefusal(by: remote) }
        let nowhere = try PostgresRemote(PostgresDatabase(address: PostgresServer.text, name: "nowhere").address)
        let error = await #expect(throws: AppError.self) { try await nowhere.identify() }
        #expect(
            error?.message.hasSuffix(#" failed: database "nowhere" does not exist (3D000)."#) == true,
            "\(error?.message ?? "")")
    }

    private func remote(_ options: String, host: String = "localhost", user: String = "clinic") throws -> PostgresRemote
    {
        let port = try #require(PostgresServer.port)
        let passfile = options.contains("passfile") ? "" : "&passfile=\(try folder())/passfile"
        return try PostgresRemote("postgresql://\(user)@\(host):\(port)/postgres?\(options)\(passfile)")
    }

    private func expectRefusal(by remote: PostgresRemote) async throws {
        let error = await #expect(throws: AppError.self) { try await remote.identify() }
        #expect(error?.code == "remote-refused", "\(error?.message ?? "")")
    }

    private func folder() throws -> String { try #require(PostgresServer.folder) }
}
