/// Reads time zone files: the Time Zone Information Format (TZif), RFC 8536.
extension ZoneRules {
    /// The rules in the bytes of a file, or nil for what is no such file, is damaged, or counts leap seconds.
    package init?(file bytes: [UInt8]) {
        var file = ZoneFile(bytes)
        guard var header = file.header() else { return nil }
        let isModern = header.version >= UInt8(ascii: "2")
        if isModern {
            // The first block repeats the second with fewer bits, for readers of version 1.
            file.skip(header.length(ofTime: 4))
            guard let second = file.header() else { return nil }
            header = second
        }
        guard header.leaps == 0, let (earliest, transitions) = file.transitions(header, ofTime: isModern ? 8 : 4)
        else { return nil }
        guard let footer = isModern ? file.footer() : "" else { return nil }
        let yearly = YearlyRule(footer)
        guard footer.isEmpty || yearly != nil else { return nil }
        self.init(earliest: earliest, transitions: transitions, yearly: yearly)
    }
}

/// The bytes of a time zone file, from the start to the end.
private struct ZoneFile: Hashable {
    /// The start of a block (section 3.1).
    struct Header: Hashable {
        let version: UInt8
        let isUTs, areStandard, leaps, times, types, letters: Int

        /// How many bytes the block has, if a time takes `size` of them.
        func length(ofTime size: Int) -> Int {
            times * (size + 1) + types * 6 + letters + leaps * (size + 4) + areStandard + isUTs
        }
    }

    private var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) {
        rest = bytes[...]
    }

    mutating func header() -> Header? {
        guard rest.starts(with: "TZif".utf8), rest.count >= 44 else { return nil }
        let version = rest[rest.startIndex + 4]
        skip(20)
        let counts = numbers(6, of: UInt32.self)
        return Header(
            version: version, isUTs: counts[0], areStandard: counts[1], leaps: counts[2], times: counts[3],
            types: counts[4], letters: counts[5])
    }

    /// Reads a block (section 3.2), to its end.
    mutating func transitions(_ header: Header, ofTime size: Int) -> (Int, [ZoneRules.Transition])? {
        guard header.types > 0, rest.count >= header.length(ofTime: size) else { return nil }
        let times = size == 8 ? numbers(header.times, of: Int64.self) : numbers(header.times, of: Int32.self)
        let types = numbers(header.times, of: UInt8.self)
        let offsets = (0..<header.types).map { _ in
            defer { skip(2) }
            return numbers(1, of: Int32.self)[0]
        }
        skip(header.letters + header.leaps * (size + 4) + header.areStandard + header.isUTs)
        guard types.allSatisfy(offsets.indices.contains), zip(times, times.dropFirst()).allSatisfy(<) else {
            return nil
        }
        return (offsets[0], zip(times, types).map { ZoneRules.Transition(moment: $0, offset: offsets[$1]) })
    }

    /// The rule for later times (section 3.3), between two ends of lines; empty if there is none.
    func footer() -> String? {
        let newline = UInt8(ascii: "\n")
        guard rest.count >= 2, rest.first == newline, rest.last == newline else { return nil }
        return String(decoding: rest.dropFirst().dropLast(), as: UTF8.self)
    }

    mutating func skip(_ count: Int) { rest = rest.dropFirst(count) }

    /// The next bytes, which are there, as so many numbers, each with its most significant byte first.
    private mutating func numbers<Number: FixedWidthInteger & BitwiseCopyable>(
        _ count: Int, of type: Number.Type
    ) -> [Int] {
        let size = MemoryLayout<Number>.size
        defer { skip(count * size) }
        return rest.withUnsafeBytes { bytes in
            (0..<count).map { Int(Number(bigEndian: bytes.loadUnaligned(fromByteOffset: $0 * size, as: type))) }
        }
    }
}
