import Foundation

/// The manifests of a package: `Package.swift`, and those for some versions of Swift, such as
/// `Package@swift-6.2.swift`.
struct Manifests {
    let files: [URL]
    /// Tells one planning of a build from another, as long as this process or the manifests differ.
    let session: String

    /// Reads the manifests in a package's folder.
    init(in root: URL) throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: root.path)
        files = names.filter { $0 == "Package.swift" || $0.hasPrefix("Package@swift-") && $0.hasSuffix(".swift") }
            .sorted().map { root.appending(path: $0) }
        session = try "\(getppid()) \(files.map { Self.digest(of: try Data(contentsOf: $0)) }.joined(separator: " "))"
    }

    /// Whether the version of Swift decides which of them is used.
    var hasChoice: Bool { files.count > 1 }

    /// FNV-1a: it only has to tell one version of a manifest from another.
    private static func digest(of data: Data) -> String {
        String(data.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }, radix: 16)
    }
}
