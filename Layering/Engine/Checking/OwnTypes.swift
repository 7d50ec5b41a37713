/// The types that a package declares under names that rules watch, and who sees them.
///
/// A type hides that of a framework in its own module, and where its module is imported: were both seen, the compiler
/// would ask which is meant.
struct OwnTypes {
    private let layered: LayeredPackage
    /// By name, the targets that declare it, and whether others see it.
    private var homes: [String: [(target: Int, isShared: Bool, isDeep: Bool)]] = [:]

    init(_ facts: [FileFacts], _ layered: LayeredPackage) {
        self.layered = layered
        for file in facts {
            for type in file.ownTypes {
                homes[type.name, default: []].append((file.target, type.isShared, type.isDeep))
            }
        }
    }

    /// Whether a name means a type of the package in a file. Before its dot is a module, or the type that it is in.
    func contains(_ name: String, seenFrom file: FileFacts) -> Bool {
        guard !homes.isEmpty else { return false }
        let parts = name.split(separator: ".").map(String.init)
        let module = parts.count > 1 ? layered.numbers[parts[0]] : nil
        let isOfModule = parts.count > 1 && file.imports.contains { $0.module == parts[0] }
        return homes[module == nil ? name : parts[1]]?.contains { home in
            guard !home.isDeep || !isOfModule else { return false }
            guard home.target != file.target else { return module == nil || module == file.target }
            guard home.isShared, module == nil || module == home.target else { return false }
            let target = layered.package.targets[home.target]
            return file.imports.contains { $0.module == target.module || $0.module == target.name }
                || layered.isExported(home.target, to: file.target)
        } ?? false
    }
}
