import FoundationEssentials

/// The one encoding: a name with a version, then every field in order. Numbers are big-endian, of 8 bytes; texts are
/// UTF-8 behind their length in 4 bytes; what may be missing is behind one byte more, which says whether it is there.
/// Equal intents have equal bytes, and every other sequence of bytes is refused.
extension SignedIntent {
    private static let magic = Array("ClinOp".utf8) + [0, 1]

    /// The bytes that are kept and sent.
    package var bytes: [UInt8] {
        var bytes = begin(Self.magic)
        for change in changes {
            bytes += change.name
            if let forgotten = change.forgotten {
                bytes.append(0)
                bytes += forgotten.bytes
            } else {
                bytes.append(1)
                bytes.append(change.salt)
                for image in [change.before, change.after] {
                    bytes.append(image == nil ? 0 : 1)
                    if let image { bytes.append(text: image) }
                }
            }
        }
        return bytes
    }

    /// The bytes that are signed, and hashed into the log: with a hash in the place of each image, so that they can be
    /// checked when the images are forgotten.
    package var statement: [UInt8] {
        var bytes = begin(Array("ClinSt".utf8) + [0, 1])
        for change in changes {
            bytes += change.name
            bytes += (change.forgotten ?? change.hashes).bytes
        }
        return bytes
    }

    private func begin(_ magic: [UInt8]) -> [UInt8] {
        var bytes = magic
        for identity in [clinic, operation, author, workstation] { bytes.append(identity) }
        bytes.append(big: UInt64(bitPattern: at))
        bytes.append(big: UInt32(changes.count))
        return bytes
    }

    /// Reads bytes; nil for anything that ``bytes`` does not give.
    package init?(_ bytes: [UInt8]) {
        guard bytes.starts(with: Self.magic) else { return nil }
        var reader = ByteReader(bytes[Self.magic.count...])
        guard let clinic = reader.identity(), let operation = reader.identity(), let author = reader.identity(),
            let workstation = reader.identity(), let at = reader.number(UInt64.self),
            let count = reader.number(UInt32.self)
        else { return nil }
        var changes: [Change] = []
        for _ in 0..<count {
            guard let change = Change(&reader) else { return nil }
            changes.append(change)
        }
        guard reader.isAtEnd else { return nil }
        self.init(
            clinic: clinic, operation: operation, author: author, workstation: workstation, at: Int64(bitPattern: at),
            changes: changes)
    }
}

extension SignedIntent.Change {
    fileprivate var name: [UInt8] {
        var bytes: [UInt8] = []
        bytes.append(text: kind)
        bytes.append(subject)
        bytes.append(big: UInt64(bitPattern: version))
        return bytes
    }

    fileprivate init?(_ reader: inout ByteReader) {
        guard let kind = reader.text(), let subject = reader.identity(), let version = reader.number(UInt64.self),
            let isThere = reader.flag()
        else { return nil }
        let number = Int64(bitPattern: version)
        if isThere {
            guard let salt = reader.identity(), let before = reader.optionalText(), let after = reader.optionalText()
            else { return nil }
            self.init(kind: kind, subject: subject, version: number, salt: salt, before: before, after: after)
        } else {
            guard let before = reader.optionalHash(), let after = reader.optionalHash() else { return nil }
            self.init(
                kind: kind, subject: subject, version: number, forgotten: Forgotten(before: before, after: after))
        }
    }
}

extension SignedIntent.Change.Forgotten {
    fileprivate var bytes: [UInt8] {
        [before, after].reduce(into: []) { bytes, hash in
            bytes.append(hash == nil ? 0 : 1)
            bytes += hash ?? []
        }
    }
}
