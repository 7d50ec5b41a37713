import Foundation

/// The imports of a file according to the compiler's own parser.
enum Oracle {
    /// One import: the module, and the offset of the word `import`.
    struct Import: Hashable {
        let module: String
        let offset: Int
    }

    /// The imports that the compiler finds; nil if it does not parse the file.
    static func imports(of file: String) throws -> Set<Import>? {
        let compiler = Process()
        let output = Pipe()
        compiler.executableURL = URL(filePath: "/usr/bin/env")
        compiler.arguments = ["swiftc", "-frontend", "-dump-parse", "-dump-ast-format", "json", file]
        compiler.standardOutput = output
        compiler.standardError = FileHandle.nullDevice
        try compiler.run()
        let dump = try output.fileHandleForReading.readToEnd() ?? Data()
        compiler.waitUntilExit()
        guard compiler.terminationStatus == 0 else { return nil }
        return imports(in: String(decoding: dump, as: UTF8.self))
    }

    /// `{"_kind":"import_decl",…"range":{"start":10,…"module_path":["A",…` gives `A` at 10.
    private static func imports(in dump: String) -> Set<Import> {
        Set(
            dump.components(separatedBy: "\"_kind\":\"import_decl\"").dropFirst().compactMap { text in
                guard let offset = text.components(separatedBy: "\"start\":").dropFirst().first.flatMap(number),
                    let path = text.components(separatedBy: "\"module_path\":[\"").dropFirst().first
                else { return nil }
                return Import(module: String(path.prefix { $0 != "\"" }), offset: offset)
            })
    }

    private static func number(_ text: String) -> Int? { Int(text.prefix(while: \.isNumber)) }
}
