/// Targets of an Xcode project, of which only the files and the kind of product are sure.
///
/// What a target depends on is not: Xcode may leave that out, and finds out by itself what an import needs.
extension TargetFacts {
    /// Begins with a target that makes a product, as Xcode names its kind: `application`, `executable`, `framework`,
    /// `library`, or a longer name such as `com.apple.product-type.bundle.unit-test`.
    init(name: String, product: String) {
        self.init(name: name, kind: Self.kind(of: product), path: "")
    }

    private static func kind(of product: String) -> Kind {
        let words = product.split(separator: ".").last ?? ""
        return switch words {
        case "application", "executable", "tool": .executable
        case "framework", "library", "static", "dynamic": .library
        case "unit-test", "ui-testing": .test
        case _ where words.hasSuffix("extension"): .executable
        default: .other
        }
    }

    /// The same with those of its files that are read, in the folder that they share. Sources in Swift come first: a
    /// target may have both languages.
    var settled: TargetFacts {
        var settled = self
        settled.sources = Set(sources.filter { SourceLanguage($0) != nil }).sorted { one, other in
            let (first, second) = (one.hasSuffix(".swift"), other.hasSuffix(".swift"))
            return first == second ? one < other : first
        }
        settled.path = Self.sharedFolder(of: settled.sources)
        return settled
    }

    private static func sharedFolder(of paths: [String]) -> String {
        let folders = paths.map { $0.split(separator: "/", omittingEmptySubsequences: false).dropLast() }
        guard let first = folders.first else { return "" }
        let shared = folders.dropFirst().reduce(Array(first)) { shared, folder in
            zip(shared, folder).prefix { $0 == $1 }.map(\.0)
        }
        return shared.joined(separator: "/")
    }
}
