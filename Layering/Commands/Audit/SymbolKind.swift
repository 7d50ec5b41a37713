import LayeringEngine

extension Symbol.Kind {
    /// A kind as `indexstore_symbol_kind_t` numbers it; nothing for what rules do not ask about.
    ///
    /// Modules are named in imports, which text sees; parameters and extensions are no symbols that one uses; accessors
    /// come along with what they read.
    init?(kind: UInt32, subkind: UInt32) {
        guard !Self.unasked.contains(subkind) else { return nil }
        switch kind {
        case 5, 6, 7, 8, 10: self = .type
        case 11: self = .alias
        case 4, 12: self = .function
        case 13: self = .variable
        case 14...21: self = .member
        case 22: self = .constructor
        default: return nil
        }
    }

    /// Variables, fields and properties, which have a type that may be inferred.
    static let values: Set<UInt32> = [13, 14, 19, 20, 21]

    /// Protocols.
    static let protocols: UInt32 = 8

    /// Accessors, associated types and the parameters of generics, as `indexstore_symbol_subkind_t` numbers them.
    private static let unasked: Set<UInt32> = [
        3, 4, 1000, 1001, 1002, 1003, 1012, 1013, 1014, 1015, 1016, 1017, 1018,
    ]
}

/// The roles of occurrences and relations that are asked for: bits of `indexstore_symbol_role_t`.
enum Roles {
    static let definition: UInt64 = 1 << 1
    /// Declared or defined.
    static let declared: UInt64 = 1 << 0 | 1 << 1
    static let reference: UInt64 = 1 << 2
    /// Added by the compiler, such as a hop to the main actor: nobody wrote it.
    static let implicit: UInt64 = 1 << 8
    static let baseOf: UInt64 = 1 << 10
    static let extendedBy: UInt64 = 1 << 14
    /// Child of, called by or contained by.
    static let inside: UInt64 = 1 << 9 | 1 << 13 | 1 << 16
}
