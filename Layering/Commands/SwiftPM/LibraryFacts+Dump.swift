import LayeringEngine

/// Libraries from the descriptions of other packages.
extension LibraryFacts {
    /// The folders of the packages that a package depends on, directly or through others, by their identities.
    ///
    /// - Parameter dependencies: what `swift package show-dependencies --format json` prints.
    /// - Returns: the folders by identity; none for what is no such description.
    static func folders(in dependencies: String) -> [String: String] {
        var folders: [String: String] = [:]
        var waiting = JSON(dependencies)?["dependencies"]?.elements ?? []
        while let next = waiting.popLast() {
            guard let identity = next["identity"]?.text, let path = next["path"]?.text, folders[identity] == nil else {
                continue
            }
            folders[identity] = path
            waiting += next["dependencies"]?.elements ?? []
        }
        return folders
    }

    /// The libraries of a package.
    ///
    /// - Parameters:
    ///   - dump: what `swift package dump-package` prints.
    ///   - identity: the package.
    /// - Returns: its libraries, in the order of its manifest.
    static func all(inDump dump: String, of identity: String) -> [LibraryFacts] {
        let json = JSON(dump)
        let kinds = Dictionary(
            (json?["targets"]?.elements ?? []).map { ($0["name"]?.text ?? "", $0["type"]?.text ?? "") },
            uniquingKeysWith: { first, _ in first })
        return (json?["products"]?.elements ?? []).compactMap { product in
            guard product["type"]?["library"] != nil, let name = product["name"]?.text else { return nil }
            let targets = (product["targets"]?.elements ?? []).compactMap(\.text).filter { kinds[$0] != "macro" }
            let known = targets.filter { kinds[$0] == "regular" }
            var library = LibraryFacts(name: name, package: identity, isKnown: known.count == targets.count)
            library.modules = known.map { TargetFacts(name: $0, kind: .library, path: "").module }
            return library
        }
    }
}
