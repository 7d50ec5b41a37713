import Glibc

extension ZoneFiles {
    /// The name of the zone that this machine is set to, by the link that the system keeps to the zone's file, or nil
    /// if it has none.
    package static func machineZone(_ link: String = "/etc/localtime") -> String? {
        var bytes = [CChar](repeating: 0, count: 1_024)
        let count = readlink(link, &bytes, bytes.count)
        guard count > 0 else { return nil }
        let path = String(decoding: bytes.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
        return path.ranges(of: "zoneinfo/").last.map { String(path[$0.upperBound...]) }
    }
}
