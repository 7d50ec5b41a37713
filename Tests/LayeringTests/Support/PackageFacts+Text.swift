@testable import LayeringEngine

extension PackageFacts {
    /// The facts as such a file.
    var fileText: String {
        let facts = [["package", name]] + targets.flatMap(\.lines) + libraries.flatMap(\.lines)
        return facts.map { $0.map(Self.escaped).joined(separator: "\t") + "\n" }.joined()
    }

    private static func escaped(_ part: String) -> String {
        let bytes = part.utf8.flatMap { byte in
            escapes.first { $0.plain == byte }.map { Array($0.escaped.utf8) } ?? [byte]
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension TargetFacts {
    fileprivate var lines: [[String]] {
        var lines = [["target", name, kind.rawValue, path]]
        let facts = [
            ("of", package.isEmpty ? [] : [package]), ("dependency", dependencies),
            ("product", products), ("source", sources), ("headers", [headers].compactMap(\.self)),
            ("search", searched),
        ]
        lines += facts.flatMap { key, values in values.map { [key, $0] } }
        if let file = gateFile {
            lines.append(["gate", file])
        } else if let isGated {
            lines.append(["gated", isGated ? "yes" : "no"])
        }
        return lines
    }
}

extension LibraryFacts {
    fileprivate var lines: [[String]] {
        [["library", name, package, isKnown ? "known" : "partly"]] + modules.map { ["module", $0] }
    }
}
