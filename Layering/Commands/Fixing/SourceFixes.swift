import LayeringEngine

/// Fixes of imports that cannot change what a source means.
enum SourceFixes {
    /// The sources of a target without imports that are there twice, and with no import more public than what is
    /// declared in its file: in targets that nothing imports it gets no level, in a library it is `internal`.
    static func fixed(_ sources: [[UInt8]], of kind: TargetFacts.Kind) -> [[UInt8]] {
        let imports = sources.map(ImportStatements.init)
        return zip(zip(sources, imports), changes(in: imports, of: kind)).map { source, changes in
            let doubles = doubles(source.1, source.0)
            let kept = changes.filter { change in !doubles.contains { $0.overlaps(change.range) } }
            var bytes = source.0
            let all = doubles.map { Change(range: $0, text: "") } + kept
            for change in all.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
                bytes.replaceSubrange(change.range, with: change.text.utf8)
            }
            return bytes
        }
    }

    /// Bytes of a source, and what comes into their place.
    private struct Change {
        let range: Range<Int>
        let text: String
    }

    /// The changes of access levels, by file.
    private static func changes(in imports: [ImportStatements], of kind: TargetFacts.Kind) -> [[Change]] {
        switch kind {
        case .executable, .test:
            let lowered = modulesToLower(imports)
            return imports.map { file in
                file.all.compactMap {
                    lowered.contains($0.module) ? $0.level.map { Change(range: $0.range, text: "") } : nil
                }
            }
        case .library:
            let plain = Set(imports.flatMap(\.all).filter { $0.level == nil }.map(\.module))
            return imports.map { file in file.all.compactMap { hidden($0, in: file, besides: plain) } }
        default: return imports.map { _ in [] }
        }
    }

    /// The change of an import of a library into an internal one, where its file shares nothing: another file that
    /// shares something imports the module for itself. The compiler wants no plain import beside it.
    private static func hidden(
        _ statement: ImportStatement, in file: ImportStatements, besides plain: Set<String>
    ) -> Change? {
        guard mayLower(statement, in: file), !file.mayHideDeclarations, !plain.contains(statement.module),
            let level = statement.level
        else { return nil }
        let start = level.range.lowerBound
        return Change(range: start..<(start + level.word.utf8.count), text: "internal")
    }

    private static func mayLower(_ statement: ImportStatement, in file: ImportStatements) -> Bool {
        ["public", "package"].contains(statement.level?.word) && !file.sharesDeclarations && !statement.isConditional
    }

    /// The lines of imports that an earlier line of the file has word for word.
    private static func doubles(_ imports: ImportStatements, _ bytes: [UInt8]) -> [Range<Int>] {
        var seen: Set<[String]> = []
        return imports.all.filter { !$0.isConditional && !seen.insert($0.words).inserted }.compactMap { statement in
            let start = bytes[..<statement.range.lowerBound].lastIndex(of: Byte.newline).map { $0 + 1 } ?? 0
            guard let end = bytes[statement.range.upperBound...].firstIndex(of: Byte.newline) else { return nil }
            let around = bytes[start..<statement.range.lowerBound] + bytes[statement.range.upperBound..<end]
            let isAlone = around.allSatisfy { [Byte.space, Byte.tab, Byte.carriageReturn].contains($0) }
            return isAlone ? start..<(end + 1) : nil
        }
    }

    /// The modules that some file imports as public or for the package though it shares nothing, and no file with a
    /// level of its own: the compiler wants all files of a module to agree.
    private static func modulesToLower(_ imports: [ImportStatements]) -> Set<String> {
        var (lowered, kept) = (Set<String>(), Set<String>())
        for file in imports {
            for statement in file.all {
                guard statement.level != nil else { continue }
                if mayLower(statement, in: file) {
                    lowered.insert(statement.module)
                } else {
                    kept.insert(statement.module)
                }
            }
        }
        return lowered.subtracting(kept)
    }
}
