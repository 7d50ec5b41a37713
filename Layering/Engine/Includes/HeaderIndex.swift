/// The targets of the headers that sources in C include.
package struct HeaderIndex {
    private let package: PackageFacts
    private let numbers: [String: Int]
    /// The target of each source and header, by its path.
    private var homes: [String: Int] = [:]
    /// The targets that have a header for others, by its path below the folder of these.
    private var published: [String: [Int]] = [:]

    private init(_ package: PackageFacts, _ numbers: [String: Int]) {
        (self.package, self.numbers) = (package, numbers)
        for (number, target) in package.targets.enumerated() {
            for path in target.sources where SourceLanguage(path) == .c { add(path, of: number, target) }
        }
    }

    private mutating func add(_ path: String, of number: Int, _ target: TargetFacts) {
        homes[path] = number
        guard let folder = target.headers, path.hasPrefix("\(folder)/") else { return }
        published[String(path.dropFirst(folder.count + 1)), default: []].append(number)
    }

    /// Adds an import for each include of another module: rules need not tell the two apart. An include by a macro is
    /// one of each header that the macro may be, and is left as it is where that is unclear.
    ///
    /// - Parameters:
    ///   - facts: the facts of sources.
    ///   - package: whose these are.
    ///   - numbers: the numbers of its targets, by their names.
    ///   - sources: gives the sources again, for the macros that they define.
    ///   - isSetting: whether the settings of a target's package may define a macro.
    /// - Returns: the facts with these imports.
    package static func resolve(
        _ facts: [FileFacts], in package: PackageFacts, _ numbers: [String: Int], _ sources: some Sources,
        isSetting: (String, TargetFacts) -> Bool
    ) -> [FileFacts] {
        guard facts.contains(where: { !$0.includes.isEmpty }) else { return facts }
        let (index, macros) = (Self(package, numbers), HeaderMacros(facts, sources))
        return facts.map { file in
            let includes = file.includes
            var file = file
            file.includes = []
            for include in includes {
                let isSet = include.form == .computed && isSetting(include.path, package.targets[file.target])
                let modules = isSet ? nil : index.modules(of: include, in: file, macros)
                if modules == nil || include.form != .computed { file.includes.append(include) }
                file.imports += (modules ?? []).map { Import(module: $0, place: include.place, offset: 0) }
            }
            return file
        }
    }

    /// The modules that a source depends on by an include. One by a macro adds to those that count where the target
    /// defines it; nothing where it is not clear what the macro is.
    private func modules(of include: Include, in file: FileFacts, _ macros: HeaderMacros) -> [String]? {
        guard include.form == .computed else { return [module(of: include, in: file)].compactMap(\.self) }
        guard let found = macros.definitions(of: include.path, seenFrom: reached(from: file.target)) else { return nil }
        let counted = found.filter { $0.file.target == file.target }.compactMap {
            module(of: Include(form: .defined, path: $0.header.path, place: $0.header.place), in: $0.file)
        }
        return Set(found.compactMap { module(of: $0.header, in: file) }).subtracting(counted).sorted()
    }

    /// The module that a source depends on by including something; nothing where that is its own, or the system's.
    private func module(of include: Include, in file: FileFacts) -> String? {
        if include.form == .module { return include.path }
        if include.form == .computed { return nil }
        if let home = home(of: include, in: file) {
            return home == file.target ? nil : package.targets[home].module
        }
        let folder = String(include.folder)
        let isOfLibrary =
            folder.count < include.path.count && package.libraries.contains { $0.modules.contains(folder) }
        return isOfLibrary || include.isOfFramework ? folder : nil
    }

    /// The target whose header it is, as a compiler finds it: beside the source, in the target's own folders, in those
    /// of its dependencies. What no compiler would find is taken for the header that it has the name of.
    private func home(of include: Include, in file: FileFacts) -> Int? {
        let target = package.targets[file.target]
        let beside = include.form == .angled ? [] : [Self.folder(of: file.path)]
        let folders = beside + [target.headers].compactMap(\.self) + target.searched
        for folder in folders {
            if let home = homes[Self.path(include.path, from: folder)] { return home }
        }
        let known = published[include.path] ?? []
        if let home = known.first(where: reached(from: file.target).contains) { return home }
        if target.sources.contains(where: { $0.hasSuffix("/\(include.path)") }) { return file.target }
        return (include.form == .quoted ? known.first : nil) ?? named(include)
    }

    /// The target that the first folder names, or the header that SwiftPM makes for a module.
    private func named(_ include: Include) -> Int? {
        let last = include.path.split(separator: "/").last ?? ""
        if last.hasSuffix("-Swift.h"), let number = numbers[String(last.dropLast(8))] { return number }
        return include.folder.count < include.path.count ? numbers[String(include.folder)] : nil
    }

    private func reached(from target: Int) -> Set<Int> {
        var (reached, waiting) = (Set([target]), [target])
        while let next = waiting.popLast() {
            let used = package.targets[next].dependencies.compactMap { numbers[$0] }
            waiting += used.filter { reached.insert($0).inserted }
        }
        return reached
    }

    private static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }

    /// A path without `.` and `..`, as far as it stays inside of the package.
    private static func path(_ path: String, from folder: String) -> String {
        var parts: [Substring] = []
        for part in (path.hasPrefix("/") ? path : "\(folder)/\(path)").split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
        }
        return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    }
}
