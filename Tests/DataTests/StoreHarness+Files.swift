import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data

/// Clinics' files, behind the store's back.
extension StoreHarness {
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

    /// Runs SQL on a clinic's file, behind the store's back.
    static func run(_ sql: String, in folder: String) throws(AppError) {
        try Connection(path: file(folder)).run(sql)
    }

    /// The bytes of a file.
    static func bytes(_ path: String) throws -> [UInt8] {
        try Array(Foundation.Data(contentsOf: URL(filePath: path)))
    }

    /// The permission bits of a file or folder, in octal.
    static func mode(_ path: String) throws -> String {
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        return String(try #require(attributes[.posixPermissions] as? Int), radix: 8)
    }
}
