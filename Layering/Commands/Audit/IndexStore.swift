import LayeringEngine

/// The compiler's index: units, one for each compiled source, and records of the symbols used.
final class IndexStore {
    let functions: IndexFunctions
    private let store: IndexFunctions.Handle

    /// Opens a store.
    ///
    /// - Parameters:
    ///   - path: its folder, or that of the programs of a build, as `swift build --show-bin-path` prints it.
    ///   - libraries: the folder of the toolchain's libraries.
    /// - Throws: when the store or the library is not there.
    init(_ path: String, libraries: String) throws(Trouble) {
        functions = try IndexFunctions(Library("IndexStore", in: libraries))
        var error: IndexFunctions.Handle?
        guard let store = functions.openStore(Self.place(in: path), &error) else {
            let reason = functions.describeError(error).map { String(cString: $0) } ?? "nobody knows why"
            functions.forgetError(error)
            throw Trouble(
                "cannot read the index store \(path): \(reason)",
                fix: "Build first: `swift build --build-tests`; and name what `swift build --show-bin-path` prints.")
        }
        self.store = store
    }

    /// The store itself: beside the programs, or two folders above them where Swift Build has built them.
    private static func place(in folder: String) -> String {
        let inside = "\(folder)/index/store"
        if FileTimes.changed(inside) > 0 { return inside }
        return folder.split(separator: "/").dropLast().last == "Products" ? "\(folder)/../.." : folder
    }

    deinit { functions.closeStore(store) }

    /// The names of all units.
    func unitNames() -> [String] {
        let names = Names()
        _ = functions.visitUnits(store, 0, Unmanaged.passUnretained(names).toOpaque()) { context, name in
            if let context { Unmanaged<Names>.fromOpaque(context).takeUnretainedValue().all.append(name.text) }
            return true
        }
        return names.all
    }

    /// Reads a unit, unless it is broken: then its source counts as not built.
    func withUnit(_ name: String, _ body: (IndexFunctions.Handle) -> Void) {
        guard let unit = functions.openUnit(store, name, nil) else { return }
        defer { functions.closeUnit(unit) }
        body(unit)
    }

    /// Goes through a record.
    ///
    /// - Returns: whether it is there.
    func visitRecord(_ name: String, _ visit: (IndexFunctions.Handle) -> Void) -> Bool {
        guard let record = functions.openRecord(store, name, nil) else { return false }
        defer { functions.closeRecord(record) }
        Self.each(functions.visitOccurrences, of: record, visit)
        return true
    }

    /// Goes through what a function of the library goes through.
    static func each(
        _ apply: IndexFunctions.Apply, of handle: IndexFunctions.Handle, _ visit: (IndexFunctions.Handle) -> Void
    ) {
        withoutActuallyEscaping(visit) { visit in
            let visitor = Visitor(visit)
            _ = apply(handle, Unmanaged.passUnretained(visitor).toOpaque()) { context, found in
                guard let context, let found else { return true }
                Unmanaged<Visitor>.fromOpaque(context).takeUnretainedValue().visit(found)
                return true
            }
            visitor.visit = { _ in }
        }
    }

    /// Names that C hands over one by one.
    private final class Names {
        var all: [String] = []
    }

    /// A closure that C can carry.
    private final class Visitor {
        var visit: (IndexFunctions.Handle) -> Void

        init(_ visit: @escaping (IndexFunctions.Handle) -> Void) {
            self.visit = visit
        }
    }
}
