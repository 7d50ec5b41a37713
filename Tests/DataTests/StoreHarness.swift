import Domain
import Foundation
import Support
import Testing

@testable import Data

/// Opens stores and files the way tests need it.
enum StoreHarness {
    /// Opens a clinic with cheap passwords and a fixed clock.
    static func open(
        _ location: StoreLocation, clock: any WallClock = FixedClock(), passwords: PasswordCost = .least,
        polling: ChangePolling = ChangePolling(clock: ManualClock(), interval: .milliseconds(250)),
        joining: String? = nil, report: (BootstrapStep) -> Void = { _ in }
    ) throws(AppError) -> ClinicStore {
        try ClinicStore.open(
            location, clock: clock, identifiers: identifiers, passwords: passwords, polling: polling, joining: joining,
            report: report)
    }

    /// Sets a file up with other migrations than the app's own, and closes it.
    static func setUp(_ folder: String, _ migrations: [Migration]) throws(AppError) -> [BootstrapStep] {
        let bootstrap = Bootstrap(
            location: .folder(folder), clock: FixedClock(), identifiers: identifiers,
            passwords: PasswordHasher(cost: .least), migrations: migrations)
        var steps: [BootstrapStep] = []
        let connection = try bootstrap.open { steps.append($0) }
        withExtendedLifetime(connection) {}
        return steps
    }

    /// The clinic's file in a folder.
    static func file(_ folder: String) -> String { "\(folder)/clinic.sqlite" }

    /// Runs SQL on a clinic's file, behind the store's back.
    static func run(_ sql: String, in folder: String) throws(AppError) {
        try Connection(path: file(folder)).run(sql)
    }

    /// The bytes of a file.
    static func bytes(_ path: String) throws -> [UInt8] {
        try Array(Foundation.Data(contentsOf: URL(filePath: path)))
    }

    /// Writes bytes to the clinic's file in a folder that does not exist yet.
    static func plant(_ bytes: [UInt8], in folder: String) throws {
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        try Foundation.Data(bytes).write(to: URL(filePath: file(folder)))
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file(folder))
    }

    /// The permission bits of a file or folder, in octal.
    static func mode(_ path: String) throws -> String {
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        return String(try #require(attributes[.posixPermissions] as? Int), radix: 8)
    }

    /// An operation id that no other call returns.
    static func operation() -> OperationID { OperationID(identifiers.next()) }

    private static let identifiers = SequentialIdentifiers()
}

extension ClinicStore {
    /// The first answer of a live read.
    func now<Value>(_ read: (ClinicStore) -> Snapshots<Value>) async throws -> Value {
        var reader = read(self).reader()
        return try await reader.value()
    }
}
