import Domain
import Glibc

/// The time zones that this machine knows: a file for each, which the package tzdata installs.
package struct ZoneFiles {
    private let folder: String

    /// The files in a folder; by default where the system keeps its own.
    package init(in folder: String = "/usr/share/zoneinfo") {
        self.folder = folder
    }

    /// The zone of a name, which counts as GMT if no file has its rules.
    ///
    /// - Throws: ``StorageFault/noTimeZones(path:)`` if there are no files at all.
    package func zone(named identifier: String) throws(AppError) -> ClinicTimeZone {
        guard identifier != ClinicTimeZone.gmt.identifier else { return .gmt }
        // The folder may be there without them.
        let greenwich = "\(folder)/Etc/UTC"
        guard access(greenwich, F_OK) == 0 else { throw .storage(.noTimeZones(path: greenwich)) }
        return ClinicTimeZone(identifier: identifier, rules: rules(named: identifier))
    }

    private func rules(named identifier: String) -> ZoneRules? {
        // A name that leads out of the folder is none of a zone.
        guard !identifier.split(separator: "/", omittingEmptySubsequences: false).contains(where: Self.isForbidden),
            let bytes = try? TextFile(path: "\(folder)/\(identifier)").bytes()
        else { return nil }
        return ZoneRules(file: bytes)
    }

    private static func isForbidden(_ part: Substring) -> Bool { part.isEmpty || part.hasPrefix(".") }
}
