import LayeringEngine

/// Reads what the compiler knows Swift's symbols by: `s:SS2DdE5shoutSSyF` is `shout()` of `String`, declared in `Dd`.
struct Demangler {
    typealias Demangle = @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<CChar>?, Int) -> Int

    private let name: Demangle
    private let module: Demangle

    init(libraries: String) throws(Trouble) {
        let library = try Library("swiftDemangle", in: libraries)
        name = try library.function("swift_demangle_getDemangledName")
        module = try library.function("swift_demangle_getModuleName")
    }

    /// The module that declares a symbol, and the names of the types around it and its own, without labels.
    func path(of id: String) -> (module: String, names: [String]) {
        let mangled = "$s" + id.dropFirst(2)
        let text = text(name, mangled)
        var path = DemangledPath(text)
        return (String(decoding: self.text(module, mangled), as: UTF8.self), path.read())
    }

    /// The types that a value's type is written with: `A.b : [C.D : E.F.G]` has `D` of `C` and `F.G` of `E`.
    func typesOfValue(_ id: String) -> [(module: String, names: [String])] {
        DemangledPath.types(after: text(name, "$s" + id.dropFirst(2)))
    }

    private func text(_ function: Demangle, _ mangled: String) -> [UInt8] {
        let count = function(mangled, nil, 0)
        guard count > 0 else { return [] }
        var buffer = [CChar](repeating: 0, count: count + 1)
        _ = function(mangled, &buffer, buffer.count)
        return buffer.dropLast().map { UInt8(bitPattern: $0) }
    }
}

/// The names at the start of a demangled symbol.
struct DemangledPath {
    private let bytes: [UInt8]
    private var index = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// `static (extension in A):Swift.Array< where B: C>.Index.first : D` gives `Array`, `Index` and `first`.
    mutating func read() -> [String] {
        while skip("static ") || skipExtension() {}
        var names = [name()]
        while true {
            if peek == UInt8(ascii: "<"), names.count > 1 { skipGenerics() }
            guard peek == UInt8(ascii: ".") else { break }
            index += 1
            names.append(name())
        }
        return Array(names.dropFirst())
    }

    /// The types with their modules in what follows the colon of a demangled value.
    static func types(after bytes: [UInt8]) -> [(module: String, names: [String])] {
        let colon = bytes.indices.dropLast(2).first {
            bytes[$0] == UInt8(ascii: " ") && bytes[$0 + 1] == UInt8(ascii: ":") && bytes[$0 + 2] == UInt8(ascii: " ")
        }
        guard let colon else { return [] }
        return bytes[(colon + 3)...].split { $0 != UInt8(ascii: ".") && (ends($0) || isMark($0)) }
            .map { $0.split(separator: UInt8(ascii: ".")).map { String(decoding: $0, as: UTF8.self) } }
            .filter { $0.count > 1 }.map { ($0[0], Array($0.dropFirst())) }
    }

    private static func isMark(_ byte: UInt8) -> Bool { "[]>?!&-@,".utf8.contains(byte) }

    private var peek: UInt8 { index < bytes.count ? bytes[index] : 0 }

    private mutating func skip(_ text: StaticString) -> Bool {
        let start = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        guard bytes[index...].starts(with: start) else { return false }
        index += start.count
        return true
    }

    private mutating func skipExtension() -> Bool {
        guard skip("(extension in "), let colon = bytes[index...].firstIndex(of: UInt8(ascii: ":")) else {
            return false
        }
        index = colon + 1
        return true
    }

    /// A name, or the private one in `(name in _1F2E)`.
    private mutating func name() -> String {
        let isPrivate = skip("(")
        let start = index
        while !Self.ends(peek) { index += 1 }
        let name = String(decoding: bytes[start..<index], as: UTF8.self)
        if isPrivate, let close = bytes[index...].firstIndex(of: UInt8(ascii: ")")) { index = close + 1 }
        return name
    }

    private static func ends(_ byte: UInt8) -> Bool {
        switch byte {
        case 0, UInt8(ascii: " "), UInt8(ascii: "."), UInt8(ascii: "("), UInt8(ascii: "<"), UInt8(ascii: ":"),
            UInt8(ascii: ")"):
            true
        default: false
        }
    }

    /// Moves over `<…>`, in which `->` closes nothing.
    private mutating func skipGenerics() {
        var depth = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if byte == UInt8(ascii: "<") { depth += 1 }
            if byte == UInt8(ascii: ">"), index < 2 || bytes[index - 2] != UInt8(ascii: "-") { depth -= 1 }
            if depth == 0 { return }
        }
    }
}
