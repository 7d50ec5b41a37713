import Foundation

/// The streams of a program at its start, in terms of `posix_spawn`.
nonisolated final class SpawnPlan {
    private var actions = posix_spawn_file_actions_t()
    private var attributes = posix_spawnattr_t()
    private var handedDown: [Int32] = []
    private let ownsTerminal: Bool

    /// `POSIX_SPAWN_SETSID`, which glibc's headers keep for its own extensions.
    private static let newSession: Int32 = 0x80

    /// - Parameter ownsTerminal: whether its standard input becomes its controlling terminal, so that Ctrl-C is a
    ///   signal.
    init(ownsTerminal: Bool) {
        self.ownsTerminal = ownsTerminal
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        var (none, all) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        let flags = Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
        posix_spawnattr_setflags(&attributes, Int16(ownsTerminal ? flags | Self.newSession : flags))
    }

    deinit {
        for descriptor in handedDown { close(descriptor) }
        posix_spawn_file_actions_destroy(&actions)
        posix_spawnattr_destroy(&attributes)
    }

    /// Connects a stream of the program.
    ///
    /// - Returns: the test's end of it, for the caller to close, or nil if there is none.
    func connect(_ stream: Int32, to wire: Wire) throws -> Int32? {
        switch wire {
        case .pipe:
            let pipe = try Pipe()
            give(stream == 0 ? pipe.read : pipe.write, as: stream)
            return stream == 0 ? pipe.write : pipe.read
        case .null: posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_RDWR, 0)
        case .closed: posix_spawn_file_actions_addclose(&actions, stream)
        case .terminal(let terminal):
            let flags = ownsTerminal && stream == 0 ? O_RDWR : O_RDWR | O_NOCTTY
            posix_spawn_file_actions_addopen(&actions, stream, terminal.path, flags, 0)
            return fcntl(terminal.ours, F_DUPFD_CLOEXEC, 3)
        case .file(let path):
            let flags = stream == 0 ? O_RDONLY : O_WRONLY | O_CREAT | O_APPEND
            posix_spawn_file_actions_addopen(&actions, stream, path, flags, 0o600)
        }
        return nil
    }

    /// Passes a descriptor on under a number, and closes it here when the plan is deallocated.
    func give(_ descriptor: Int32, as number: Int32) {
        posix_spawn_file_actions_adddup2(&actions, descriptor, number)
        handedDown.append(descriptor)
    }

    /// Starts a program by its path, with the arguments that follow it.
    func start(_ command: [String], _ environment: [String: String]) throws -> pid_t {
        var id = pid_t()
        let program = command.first ?? ""
        let words = command.map { strdup($0) } + [nil]
        let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for text in words + variables { free(text) } }
        let code = try Inheritance.keepingPrivate { () throws(ProcessFault) in
            posix_spawn(&id, program, &actions, &attributes, words, variables)
        }
        guard code == 0 else { throw ProcessFault(code, "\(program) did not start") }
        return id
    }
}
