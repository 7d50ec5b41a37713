import LayeringEngine

/// Fixes of imports that cannot change what a source means.
enum SourceFixes {
    /// The sources of a target without imports that are there twice, and in targets that nothing is public of without
    /// `public import`.
    static func fixed(_ sources: [[UInt8]], of kind: TargetFacts.Kind) -> [[UInt8]] {
        let imports = sources.map(ImportStatements.init)
        let lowered = kind == .executable || kind == .test ? modulesToLower(imports) : []
        return zip(sources, imports).map { bytes, imports in
            var ranges = doubles(imports, bytes)
            for statement in imports.all where lowered.contains(statement.module) {
                guard let level = statement.level?.range, !ranges.contains(where: { $0.overlaps(level) }) else {
                    continue
                }
                ranges.append(level)
            }
            var bytes = bytes
            for range in ranges.sorted(by: { $0.lowerBound > $1.lowerBound }) { bytes.removeSubrange(range) }
            return bytes
        }
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

    /// The modules that some file imports as public though it shares nothing, and no file with a level of its own: the
    /// compiler wants all files of a module to agree.
    private static func modulesToLower(_ imports: [ImportStatements]) -> Set<String> {
        var (lowered, kept) = (Set<String>(), Set<String>())
        for file in imports {
            for statement in file.all {
                guard let level = statement.level?.word else { continue }
                let mayLower = level == "public" && !file.sharesDeclarations && !statement.isConditional
                if mayLower { lowered.insert(statement.module) } else { kept.insert(statement.module) }
            }
        }
        return lowered.subtracting(kept)
    }
}
