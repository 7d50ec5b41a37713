@testable import LayeringEngine

/// Scans a piece of source for a pattern of the package's own.
func scanned(_ bytes: [UInt8], for pattern: String) -> FileFacts {
    let names = Names(patterns: [pattern], roles: [], isOfPackage: true, problem: "a")
    let rule = Rule("a", "b.", reason: "c.", fix: "d.", names: names, bad: [], good: [])
    return scanned(bytes, FileScan([rule]), applies: [true])
}

/// Scans a piece of source.
func scanned(_ bytes: [UInt8], applies: [Bool] = Array(repeating: true, count: Rule.all.count)) -> FileFacts {
    scanned(bytes, FileScan(Rule.all), applies: applies)
}

private func scanned(_ bytes: [UInt8], _ scan: FileScan, applies: [Bool]) -> FileFacts {
    var facts = FileFacts(path: "A.swift", target: 0)
    let padded = bytes + [0, 0, 0, 0]
    padded.withUnsafeBufferPointer { buffer in
        guard let start = buffer.baseAddress else { return }
        scan.scan(start, count: bytes.count, applies: applies, into: &facts)
    }
    return facts
}

extension FileFacts {
    /// Imports as `A 1:8`, module selectors as `A:: 1:9`.
    var importTexts: [String] {
        imports.map { "\($0.module)\($0.isSelector ? "::" : "") \($0.place.line):\($0.place.column)" }
    }
}
