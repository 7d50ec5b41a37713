extension Token {
    /// The word's name, without backticks.
    func name(in bytes: UnsafePointer<UInt8>) -> String {
        let start = Int(nameStart)
        return String(
            decoding: UnsafeBufferPointer(start: bytes + start, count: Int(nameEnd) - start), as: UTF8.self)
    }
}
