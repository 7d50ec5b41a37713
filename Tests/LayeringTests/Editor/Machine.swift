import Synchronization

@testable import LayeringCommands
@testable import LayeringEngine

/// A machine with a package in memory, which notes what is read.
final class Machine: Workspace, Sendable {
    /// Its state: whatever tests change.
    struct State {
        var files: [String: String]
        var dependencies: [String: [String]] = [:]
        var trouble: String?
        var described = 0
        var read: [String] = []
    }

    struct Trouble: Error, CustomStringConvertible {
        let description: String
    }

    /// That of the examples. Few tests have files that import all that the manifest names.
    static let configuration = SamplePackage.configuration + "\nskip unused-dependency\n    reason \"few files\"\n"

    private let state: Mutex<State>

    init(_ files: [String: String]) {
        let usual = [
            Configuration.fileName: Self.configuration,
            ManifestFile.usual: SamplePackage.manifest(of: SamplePackage.facts(of: Example([:]))),
        ]
        state = Mutex(State(files: usual.merging(files) { $1 }))
    }

    /// Looks at or changes the state.
    func with<Result>(_ body: (inout sending State) -> sending Result) -> Result { state.withLock { body(&$0) } }

    var today: String { "2026-11-25" }
    var folder: String { "/" }

    func sources(in root: String) -> any Sources { MachineSources(machine: self) }

    func package(in root: String) throws -> DeclaredPackage {
        try state.withLock { state in
            state.described += 1
            if let trouble = state.trouble { throw Trouble(description: trouble) }
            let sources = state.files.filter { $0.key.contains("/") && $0.key.hasSuffix(".swift") }
            return DeclaredPackage(SamplePackage.facts(of: Example(sources, dependencies: state.dependencies)))
        }
    }
}

private struct MachineSources: Sources {
    let machine: Machine

    func withBytes(of path: String, in room: Disk.Room, _ body: (UnsafePointer<UInt8>, Int) -> Void) -> Bool {
        let files = machine.with { state in
            state.read.append(path)
            return state.files
        }
        return SourcesInMemory(files).withBytes(of: path, in: room, body)
    }
}
