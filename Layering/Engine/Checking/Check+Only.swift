/// Layers of which another may use some types alone.
extension Check {
    /// The uses of other types, and the types that are allowed and that nothing declares.
    func onlyFindings(_ facts: [FileFacts], _ sources: some Sources) -> [Finding] {
        layered.configuration.layers.flatMap { layer in
            layer.only.flatMap { only in
                // A manifest may leave targets out, and with them what this is about.
                guard !files(facts, of: only.layer.text).isEmpty else { return [Finding]() }
                let declared = declared(in: only.layer.text, facts, sources)
                return (scope.folder == nil ? unknown(only, among: declared) : [])
                    + others(than: only, in: layer, declared.subtracting(only.names.map(\.text)), facts, sources)
            }
        }
    }

    private func files(_ facts: [FileFacts], of layer: String) -> [FileFacts] {
        facts.filter { layered.layers[$0.target]?.name == layer }
    }

    private func declared(in layer: String, _ facts: [FileFacts], _ sources: some Sources) -> Set<String> {
        let (scan, room) = (TypeScan(), Disk.Room())
        var names: Set<String> = []
        for file in files(facts, of: layer) {
            sources.withBytes(of: file.path, in: room) { names.formUnion(scan.declared($0, count: $1)) }
        }
        return names
    }

    private func unknown(_ only: Layer.Only, among declared: Set<String>) -> [Finding] {
        only.names.filter { !declared.contains($0.text) }.map { name in
            Finding(
                rule: Finding.configuration, path: layered.configuration.path, place: name.place, name: name.text,
                what: "no file of \(only.layer.text) declares a type \(name.text) at its top",
                fix: "Correct or remove `\(name.text)`.")
        }
    }

    private func others(
        than only: Layer.Only, in layer: Layer, _ names: Set<String>, _ facts: [FileFacts], _ sources: some Sources
    ) -> [Finding] {
        let (scan, room) = (TypeScan(names), Disk.Room())
        let modules = layered.package.targets.indices.filter { layered.layers[$0]?.name == only.layer.text }
            .map { layered.package.targets[$0].name }
        scan.modules = Set(modules)
        var (found, own) = ([Finding](), Set<String>())
        for file in files(facts, of: layer.name) {
            let isImporting = file.imports.contains { scan.modules.contains($0.module) }
            sources.withBytes(of: file.path, in: room) { bytes, count in
                let (hits, declared) = scan.uses(bytes, count: count)
                own.formUnion(declared)
                if isImporting {
                    found += hits.map { finding(about: $0.name, at: $0.place, in: file.path, only, layer) }
                }
            }
        }
        return found.filter { !own.contains($0.name) }
    }

    /// A finding about a type that is not among those that are allowed.
    package func finding(
        about name: String, at place: Place, in path: String, _ only: Layer.Only, _ layer: Layer
    ) -> Finding {
        let allowed = only.names.map(\.text).joined(separator: ", ")
        return Finding(
            rule: Rule.layerDependency.id, path: path, place: place, name: name,
            what: "`\(name)` is declared in \(only.layer.text), of which \(layer.name) uses only \(allowed)",
            fix: "Take a value that does not need it, or declare what is needed in \(layer.name).")
    }
}
