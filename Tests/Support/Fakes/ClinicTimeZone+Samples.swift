import Domain
import Foundation

extension ClinicTimeZone {
    /// Where the samples are.
    package static let madrid = ofThisMachine("Europe/Madrid")

    /// A zone with the rules that this machine's time zone files have for it.
    package static func ofThisMachine(_ name: String) -> ClinicTimeZone {
        let file = FileManager.default.contents(atPath: "/usr/share/zoneinfo/\(name)")
        return ClinicTimeZone(identifier: name, rules: file.flatMap { ZoneRules(file: Array($0)) })
    }
}
