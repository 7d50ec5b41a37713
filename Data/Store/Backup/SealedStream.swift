import CSodium
import Domain
import Glibc

/// The chunks of a backup behind its header, each encrypted and authenticated with its place in the stream:
/// libsodium's secretstream of XChaCha20 and Poly1305.
final class SealedStream {
    private var state = crypto_secretstream_xchacha20poly1305_state()
    private let chunk: Int
    private let path: String

    /// How much longer an encrypted chunk is.
    static let overhead = crypto_secretstream_xchacha20poly1305_abytes()
    private static let last = crypto_secretstream_xchacha20poly1305_tag_final()
    private static let more = crypto_secretstream_xchacha20poly1305_tag_message()

    /// A stream that is read, by what its header says.
    init(opening header: BackupHeader, _ keys: BackupKeys, of path: String) throws(BackupFault) {
        (chunk, self.path) = (header.chunk, path)
        guard crypto_secretstream_xchacha20poly1305_init_pull(&state, header.stream, keys.stream) == 0 else {
            throw .damaged(path: path, detail: "its header makes no sense")
        }
    }

    private init(writing path: String, chunk: Int) { (self.path, self.chunk) = (path, chunk) }

    /// A stream that is written, and the header for it.
    static func writing(
        _ path: String, _ keys: BackupKeys, header: ([UInt8]) -> BackupHeader
    ) -> (SealedStream, BackupHeader) {
        var start = [UInt8](repeating: 0, count: BackupHeader.streamLength)
        let stream = SealedStream(writing: path, chunk: header(start).chunk)
        crypto_secretstream_xchacha20poly1305_init_push(&stream.state, &start, keys.stream)
        return (stream, header(start))
    }

    deinit { sodium_memzero(&state, MemoryLayout.size(ofValue: state)) }

    /// Encrypts all of a plain file of some size. The last chunk says that it is the last.
    ///
    /// - Returns: a hash of the plain bytes.
    func seal(
        _ plain: Int32, size: Int, to sealed: Int32, _ steps: BackupSteps
    ) throws(BackupFault) -> [UInt8] {
        var (bytes, hidden) = ([UInt8](repeating: 0, count: chunk), [UInt8](repeating: 0, count: chunk + Self.overhead))
        var done = 0
        var hash = RunningHash()
        repeat {
            try steps.say(.encrypting, done, of: size)
            let count = try withFiles { () throws(FileFault) in
                try Bytes.fill(&bytes, from: plain, of: path, most: min(chunk, size - done))
            }
            guard count == min(chunk, size - done) else {
                throw .unlikeTheClinic(path: path, detail: "the copy changed meanwhile")
            }
            done += count
            hash.add(bytes, count)
            let tag = done == size ? Self.last : Self.more
            crypto_secretstream_xchacha20poly1305_push(&state, &hidden, nil, bytes, UInt64(count), nil, 0, tag)
            try withFiles { () throws(FileFault) in
                try Bytes.write(hidden, count: count + Self.overhead, to: sealed, of: path)
            }
        } while done < size
        return hash.end()
    }

    /// Decrypts to the end. `first` sees the first chunk before anything is written.
    ///
    /// - Returns: a hash of the plain bytes.
    func open(
        _ sealed: Int32, size: Int, to plain: () throws(BackupFault) -> Int32, at target: String, _ steps: BackupSteps,
        first: ([UInt8]) throws(BackupFault) -> Void
    ) throws(BackupFault) -> [UInt8] {
        var (bytes, hidden) = ([UInt8](repeating: 0, count: chunk), [UInt8](repeating: 0, count: chunk + Self.overhead))
        var (done, output) = (0, Int32?.none)
        var hash = RunningHash()
        while true {
            try steps.say(.decrypting, done, of: size)
            let (count, isLast) = try pull(sealed, &hidden, into: &bytes, at: done)
            done += count + Self.overhead
            hash.add(bytes, count)
            if output == nil { try first(Array(bytes[..<count])) }
            let file = if let output { output } else { try plain() }
            output = file
            try withFiles { () throws(FileFault) in try Bytes.write(bytes, count: count, to: file, of: target) }
            if isLast { return hash.end() }
        }
    }

    /// Reads and opens one chunk, and sees that nothing comes after the last one.
    private func pull(
        _ sealed: Int32, _ hidden: inout [UInt8], into bytes: inout [UInt8], at offset: Int
    ) throws(BackupFault) -> (Int, isLast: Bool) {
        let count = try withFiles { () throws(FileFault) in
            try Bytes.fill(&hidden, from: sealed, of: path)
        }
        guard count > 0 else { throw .damaged(path: path, detail: "it ends before its end") }
        var tag = UInt8(0)
        guard count >= Self.overhead,
            crypto_secretstream_xchacha20poly1305_pull(
                &state, &bytes, nil, &tag, hidden, UInt64(count), nil, 0) == 0
        else {
            throw .damaged(path: path, detail: "it was changed or cut off in the \(chunk) bytes after byte \(offset)")
        }
        var rest: [UInt8] = [0]
        if tag == Self.last {
            let more = try withFiles { () throws(FileFault) in
                try Bytes.fill(&rest, from: sealed, of: path)
            }
            guard more == 0 else { throw .damaged(path: path, detail: "something was added behind its end") }
        }
        return (count - Self.overhead, tag == Self.last)
    }
}

/// SHA-256 of what is added.
struct RunningHash: ~Copyable {
    private var state = crypto_hash_sha256_state()

    init() { crypto_hash_sha256_init(&state) }

    mutating func add(_ bytes: [UInt8], _ count: Int) { crypto_hash_sha256_update(&state, bytes, UInt64(count)) }

    mutating func end() -> [UInt8] {
        var hash = [UInt8](repeating: 0, count: 32)
        crypto_hash_sha256_final(&state, &hash)
        return hash
    }
}
