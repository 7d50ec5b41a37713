import LayeringEngine

/// Conformances, inheritance and extensions: enough to find the types that are views.
struct ViewKinds {
    /// The compiler's names of protocols called `View`.
    var known: Set<String> = []
    /// By a protocol or class, the types, protocols and extensions that name it as theirs.
    var derived: [String: Set<String>] = [:]
    /// By an extension, the type that it extends.
    var extended: [String: String] = [:]

    /// The types and protocols that are views by what they, or extensions of them, conform to.
    func views() -> Set<String> {
        var (found, waiting) = (Set<String>(), Array(known))
        while let id = waiting.popLast() {
            let next = (derived[id] ?? []).map { extended[$0] ?? $0 }
                .filter { $0.hasPrefix("s:") && !$0.hasPrefix("s:e:") && !known.contains($0) }
            for id in next where found.insert(id).inserted { waiting.append(id) }
        }
        return found
    }
}
