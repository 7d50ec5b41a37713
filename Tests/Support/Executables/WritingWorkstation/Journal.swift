import Foundation

/// The workstation's log on standard output, as tab-separated lines. A call returns only once the line is out, so the
/// line survives however the process ends.
struct Journal: Sendable {
    func say(_ parts: String...) {
        say(parts)
    }

    func say(_ parts: [String]) {
        let line = Array("\(parts.joined(separator: "\t"))\n".utf8)
        var rest = line[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            // Without a reader nothing is acknowledged, so nothing more is written.
            guard count > 0 else { exit(74) }
            rest = rest.dropFirst(count)
        }
    }
}
