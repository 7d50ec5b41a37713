import Foundation

/// What the workstation says of itself, line by line on its standard output. A line is out when this returns, so that
/// it is there however the process ends; the parts of a line are separated by tabs.
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
            // Nobody listens any more: what is not heard is not acknowledged, so nothing more is written.
            guard count > 0 else { exit(74) }
            rest = rest.dropFirst(count)
        }
    }
}
