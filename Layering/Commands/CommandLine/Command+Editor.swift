import LayeringEngine

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension Command {
    /// Serves an editor until it says that it ends.
    static func serveEditor(_ options: Options) throws -> ExitCode {
        let root = options["--package"].map { Disk.absolute($0) ?? $0 }
        var server = EditorServer(WorkspaceOnDisk(options: options), root: root)
        var reader = MessageReader()
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(STDIN_FILENO, &chunk, chunk.count)
            // Without a word, it has crashed.
            guard count > 0 else { return .findings }
            reader.append(chunk[..<count])
            while let message = reader.next() {
                send(server.receive(message))
                if let code = server.exitCode { return ExitCode(rawValue: code) ?? .couldNotCheck }
            }
            if !isMoreWaiting { send(server.settle()) }
        }
    }

    private static func send(_ messages: [String]) {
        for message in messages { Output.write(MessageReader.framed(message)) }
    }

    /// Whether the editor has sent more already, so that what it has said until now may be out of date.
    private static var isMoreWaiting: Bool {
        var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        return poll(&input, 1, 0) > 0
    }
}

/// The machine that the server of an editor runs on.
struct WorkspaceOnDisk: Workspace {
    let options: Options

    var today: String { Day.today() }

    var folder: String { Disk.absolute(".") ?? "." }

    func sources(in root: String) -> any Sources { SourcesOnDisk(root: root) }

    func package(in root: String) throws -> DeclaredPackage {
        let subject = try Subject(options, in: root)
        guard subject.root == root else {
            throw Trouble(
                "the \(Configuration.fileName) for this package is in \(subject.root)", fix: "Open that folder instead."
            )
        }
        return DeclaredPackage(subject.facts, manifests: subject.manifests.mapValues(\.path))
    }
}
