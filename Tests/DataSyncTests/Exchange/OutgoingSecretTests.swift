import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

/// The secrets of the staff, and of the clinic, in what leaves a workstation.
@Suite(.timeLimit(.minutes(60))) struct OutgoingSecretTests {
    private static let password = Secret("seven green bottles")

    @Test(arguments: Engine.here)
    func `nothing that is sent lets a password or a code be tried without the clinic's key`(
        at engine: Engine
    ) async throws {
        try await engine.withRemote { connect in
            let (clinic, code) = try await Self.clinicWithNews(at: try connect())
            let remote = try connect()
            let records = try await remote.changes(after: .start, limit: 10_000).records
            let steps = try await remote.steps(
                records.map { LackingSteps(kind: $0.kind, subject: $0.subject, after: 0, upTo: 100) })
            let sent = records.compactMap(\.body) + steps.map { String(decoding: $0.signed.intent, as: UTF8.self) }
            for word in ["argon2", "sealed ", "derived "] + Self.forms(of: clinic) {
                #expect(!sent.contains { $0.contains(word) }, "\(word)")
            }
            var opened = 0
            for record in records where record.kind == "staff" {
                let fields = try #require(record.body.flatMap { JSONValue($0) }?.fields)
                for name in ["locked_key", "invitation_key"] {
                    guard case .text(let stored)? = fields[name], !stored.isEmpty else { continue }
                    for secret in [Secret("clinic-demo"), Self.password, code] {
                        let hasher = PasswordHasher(cost: .least)
                        #expect(try hasher.open(LockedKey(text: stored), with: secret) == nil)
                        let locked = try LockedKey(stored: stored, of: Staff.ID(record.subject), under: clinic)
                        if try hasher.open(locked, with: secret) != nil { opened += 1 }
                    }
                }
            }
            #expect(opened == ExampleStaff.allCases.count + 1, "with the key, each of them and the invitation opens")
        }
    }

    @Test func `the clinic's key is in its own table, and in no other, nor in an export`() async throws {
        try await withFolder { folder in
            let first = try WorkstationHarness.open(.folder(folder))
            let clinic = try await Self.news(of: first, at: FakeRemote(FakeRemoteServer()), syncing: false).key
            let tables = try first.column(
                "SELECT name FROM pragma_table_list WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
            #expect(Set(tables).isSuperset(of: ["clinic_key", "log_entry", "outbox_change", "staff", "clinic"]))
            for table in tables where table != "clinic_key" {
                let columns = try first.column("SELECT name FROM pragma_table_xinfo('\(table)')")
                let row = columns.map { "quote(\"\($0)\")" }.joined(separator: " || ' ' || ")
                let text = try first.column("SELECT \(row) FROM \"\(table)\"").joined().lowercased()
                for form in Self.forms(of: clinic) { #expect(!text.contains(form.lowercased()), "\(table)") }
            }
            let export = try ClinicExport(of: folder)
            var lines: [String] = []
            while true {
                let page = try export.next()
                if page.isEmpty { break }
                lines += page
            }
            for form in Self.forms(of: clinic) { #expect(!lines.joined().contains(form)) }
            first.leave()
        }
    }

    /// The forms in which the key could be written: its digits, and the beginning of a code for joining.
    private static func forms(of clinic: ClinicKey) -> [String] {
        let code = JoinCode(key: clinic, founder: KeyFingerprint(of: [])).text
        return [clinic.secret.hexadecimal, String(decoding: clinic.secret, as: UTF8.self), String(code.prefix(29))]
    }

    private static func clinicWithNews(at remote: any Remote) async throws -> (key: ClinicKey, code: Secret) {
        try await withFolder { folder in
            let first = try WorkstationHarness.open(.folder(folder))
            let news = try await Self.news(of: first, at: remote)
            first.leave()
            return news
        }
    }

    /// Shares a clinic; then somebody is invited, somebody else accepts such an invitation, and another password is
    /// chosen.
    private static func news(
        of first: ClinicWorkstation, at remote: any Remote, syncing: Bool = true
    ) async throws -> (key: ClinicKey, code: Secret) {
        try await first.share(on: remote)
        #expect(try await first.sync.sync().problem == nil)
        try await first.signIn(.manager)
        let noor = try await first.invite("noor")
        try await first.store.staff.accept(
            "noor", code: noor, password: password, operation: StoreHarness.operation())
        let code = try await first.invite("ben")
        try await first.signIn(.pharmacist)
        try await first.sessions.changePassword(
            from: Secret("clinic-demo"), to: password, operation: StoreHarness.operation())
        if syncing {
            let report = try await first.sync.sync()
            #expect(report.problem == nil && report.left.queued == 0)
        }
        return (try first.code().key, code)
    }
}

extension ClinicWorkstation {
    fileprivate func invite(_ userName: String) async throws -> Secret {
        let slug = try #require(StaffSlug(userName))
        let colleague = try await now { $0.store.staff.colleague(slug) }
        return Secret(
            try await store.staff.inviteAgain(colleague, operation: StoreHarness.operation()).code.text)
    }
}
