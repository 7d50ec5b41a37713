/// The places in a manifest that name what is no part of it: the environment, files, the clock, chance.
///
/// There is no list of all that: a function or a type that neither the manifest nor PackageDescription declares is
/// taken for it, apart from those of the standard library that only compute.
struct ManifestSurroundings {
    private let manifest: ManifestStatements
    /// The names that the manifest declares, for values, functions, parameters and types.
    private let declared: Set<String>

    private static let declaring: Set = [
        "let", "var", "func", "struct", "enum", "class", "actor", "protocol", "typealias", "case", "for",
    ]

    /// Names that a parenthesis or a dot may follow, of what is the same everywhere.
    private static let constant: Set = [
        "Target", "Package", "PackageDescription", "Product", "Resource", "Plugin", "Version", "Platform",
        "SupportedPlatform", "SwiftSetting", "CSetting", "CXXSetting", "LinkerSetting", "BuildSettingCondition",
        "BuildConfiguration", "TargetDependencyCondition", "SystemPackageProvider", "SwiftLanguageMode",
        "SwiftVersion", "CLanguageStandard", "CXXLanguageStandard", "LanguageTag",
        "Array", "Set", "Dictionary", "Optional", "String", "Substring", "Character", "Bool", "Int", "Double", "Self",
        "abs", "assert", "assertionFailure", "fatalError", "max", "min", "precondition", "print", "repeatElement",
        "stride", "type", "zip",
        "os", "arch", "swift", "compiler", "canImport", "hasFeature", "hasAttribute", "targetEnvironment", "available",
        "self", "super", "init", "subscript", "get", "set", "if", "else", "guard", "switch", "where", "while", "in",
        "return", "is", "as", "try", "throw", "throws", "rethrows", "await", "async", "catch", "do", "repeat", "defer",
        "some", "any", "inout", "nonisolated", "private", "fileprivate", "unowned", "true", "false", "nil",
    ]

    /// Members of the standard library that are something else each time.
    private static let random: Set = ["random", "randomElement", "shuffle", "shuffled"]

    private static let ofFile: Set = ["file", "filePath"]

    init(_ manifest: ManifestStatements) {
        self.manifest = manifest
        declared = Set(
            manifest.tokens.indices.filter {
                Self.declaring.contains(manifest.word($0 - 1)) || manifest.has($0 + 1, Byte.colon)
            }.map(manifest.word))
    }

    /// Whether something that is no part of the manifest is named at a number.
    func isNamed(_ number: Int) -> Bool {
        let word = manifest.word(number)
        guard !word.isEmpty else { return false }
        if manifest.has(number - 1, Byte.dot) { return Self.random.contains(word) }
        if manifest.has(number - 1, Byte.hash) { return Self.ofFile.contains(word) }
        return isUnknown(word, number) || isTextOfFile(number) || word == "environ"
    }

    /// Whether a function is called or a type is used that is declared elsewhere.
    private func isUnknown(_ word: String, _ number: Int) -> Bool {
        let isType = word.utf8.first.map { 0x41...0x5A ~= $0 } ?? false
        let isUsed = manifest.has(number + 1, Byte.openParenthesis) || isType && manifest.has(number + 1, Byte.dot)
        return isUsed && !Self.constant.contains(word) && !declared.contains(word) && word.utf8.first != 0x24
    }

    /// Whether this is `String(contentsOfFile: …)` or the like.
    private func isTextOfFile(_ number: Int) -> Bool {
        manifest.word(number) == "String" && manifest.has(number + 1, Byte.openParenthesis)
            && manifest.word(number + 2).hasPrefix("contentsOf")
    }
}
