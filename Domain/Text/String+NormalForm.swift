import CUTF8Proc

/// A form in which equal texts have equal bytes: Unicode Standard Annex #15.
package enum NormalForm: Hashable, Sendable {
    /// Letters with their accents in one: for what is printed.
    case c
    /// Letters apart from their accents, and variants as what they stand for, such as ﬁ as `fi`: for what is searched.
    case kd

    fileprivate var options: utf8proc_option_t {
        switch self {
        case .c: utf8proc_option_t(UTF8PROC_STABLE.rawValue | UTF8PROC_COMPOSE.rawValue)
        case .kd:
            utf8proc_option_t(
                UTF8PROC_STABLE.rawValue | UTF8PROC_DECOMPOSE.rawValue | UTF8PROC_COMPAT.rawValue)
        }
    }
}

extension String {
    /// The text in a normal form.
    ///
    /// - Complexity: proportional to its length; quadratic in that of a run of accents, which are sorted one by one.
    package func normalized(to form: NormalForm) -> String {
        var (text, bytes) = (self, nil as UnsafeMutablePointer<UInt8>?)
        let count = text.withUTF8 { utf8proc_map($0.baseAddress, $0.count, &bytes, form.options) }
        defer { free(bytes) }
        guard count >= 0, let bytes else { return self }
        return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    }
}
