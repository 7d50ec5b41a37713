extension LibPQ {
    /// The options of an address, as libpq parses it; nil if it cannot.
    func options(of address: String) -> [String: String]? {
        guard let options = address.withCString({ parseAddress($0, nil) }) else { return nil }
        defer { freeOptions(options) }
        return Self.values(of: options)
    }

    /// The default options: from the environment, the service file, or libpq's build.
    func defaultOptions() -> [String: String] {
        guard let options = defaults() else { return [:] }
        defer { freeOptions(options) }
        return Self.values(of: options)
    }

    /// Reads an array of `PQconninfoOption`, which ends with one that has no keyword: six pointers, of which the first
    /// is the keyword and the fourth the value, and a number.
    private static func values(of options: Options) -> [String: String] {
        let word = MemoryLayout<UnsafePointer<CChar>?>.stride
        var (values, option): ([String: String], Options) = ([:], options)
        while let keyword = option.load(as: UnsafePointer<CChar>?.self) {
            if let value = option.load(fromByteOffset: 3 * word, as: UnsafePointer<CChar>?.self) {
                values[String(cString: keyword)] = String(cString: value)
            }
            option += 7 * word
        }
        return values
    }
}
