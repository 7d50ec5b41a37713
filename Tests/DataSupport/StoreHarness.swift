import Data
import Domain
import Foundation
import Support

/// Opens stores and files the way tests need it.
package enum StoreHarness {
    /// Opens a clinic with cheap passwords and a fixed clock. One in memory is a copy: it polls nothing and reports
    /// nothing.
    package static func open(
        _ location: StoreLocation, clock: any WallClock = FixedClock(), passwords: PasswordCost = .least,
        polling: ChangePolling = ChangePolling(clock: ManualClock(), interval: .milliseconds(250)),
        joining: String? = nil, with code: JoinCode = .sample, report: (BootstrapStep) -> Void = { _ in }
    ) throws(AppError) -> ClinicStore {
        guard location != .memory else {
            return try OpenedClinics.copy(
                joining: joining, passwords: passwords, clock: clock, identifiers: identifiers)
        }
        let store = try ClinicStore.open(
            location, clock: clock, identifiers: identifiers, passwords: passwords, polling: polling,
            making: joining.map { .joined($0, code) } ?? .example, report: report)
        store.queueChanges(in: UnsentChanges())
        return store
    }

    /// The clinic's file in a folder.
    package static func file(_ folder: String) -> String { "\(folder)/clinic.sqlite" }

    /// Writes bytes to the clinic's file in a folder that does not exist yet.
    package static func plant(_ bytes: [UInt8], in folder: String) throws {
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        try Foundation.Data(bytes).write(to: URL(filePath: file(folder)))
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file(folder))
    }

    /// An operation id that no other call returns.
    package static func operation() -> OperationID { OperationID(identifiers.next()) }

    /// Identities that no other call gets, and no test that counts its own from 1.
    package static let identifiers = SequentialIdentifiers(after: 10_000_000)
}

extension ClinicStore {
    /// The first answer of a live read.
    package func now<Value>(_ read: (ClinicStore) -> Snapshots<Value>) async throws -> Value {
        var reader = read(self).reader()
        return try await reader.value()
    }
}
