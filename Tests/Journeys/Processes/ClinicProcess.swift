import Foundation

/// A running `clinic`. Every wait has a deadline, so that a hang fails instead of blocking.
nonisolated final class ClinicProcess {
    /// The inherited file descriptors of a password and of the pipe that shows the process is alive.
    static let passwordFile: Int32 = 100
    private static let lifeFile: Int32 = 101

    let id: pid_t
    private var input: Int32?
    private var ends: [ReadEnd]
    private var code: Int32?

    /// Starts the program, or another one that gets its path and arguments and starts it. The environment is empty
    /// apart from the given variables and those that any program needs.
    init(
        _ arguments: [String], environment: [String: String] = [:], input: Wire = .pipe, output: Wire = .pipe,
        errors: Wire = .pipe, password: String? = nil, ownsTerminal: Bool = false, through wrapper: [String] = []
    ) throws {
        let plan = SpawnPlan(ownsTerminal: ownsTerminal)
        self.input = try plan.connect(0, to: input)
        ends = try [ReadEnd(plan.connect(1, to: output)), ReadEnd(plan.connect(2, to: errors))]
        let life = try Pipe()
        plan.give(life.write, as: Self.lifeFile)
        ends.append(ReadEnd(life.read))
        if let password {
            let secret = try Pipe()
            plan.give(secret.read, as: Self.passwordFile)
            try Self.send("\(password)\n", to: secret.write)
            close(secret.write)
        }
        var variables = ["PATH": "/usr/bin:/bin", "HOME": "/nonexistent"]
        variables["LD_LIBRARY_PATH"] = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"]
        id = try plan.start(wrapper + [try Self.program()] + arguments, variables.merging(environment) { $1 })
    }

    deinit {
        if code == nil {
            kill(id, SIGKILL)
            waitpid(id, nil, 0)
        }
        for end in ends.compactMap(\.descriptor) + [input].compactMap({ $0 }) { close(end) }
    }

    /// Its standard output so far. On a terminal shared with standard error, either may have it.
    var output: String { ends[0].text }

    /// Its standard error so far.
    var errors: String { ends[1].text }

    /// Types or pipes a text.
    func send(_ text: String) throws {
        guard let input else { throw ProcessFault("there is nothing to type at") }
        try Self.send(text, to: input)
    }

    /// Closes its input, if that is a pipe.
    func closeInput() {
        if let input { close(input) }
        input = nil
    }

    /// Closes its output, as a reader that goes away.
    func closeOutput() {
        if let output = ends[0].descriptor { close(output) }
        ends[0] = ReadEnd(nil)
    }

    /// Reads its output until `isDone`.
    func read(until isDone: (ClinicProcess) -> Bool) throws {
        let deadline = ContinuousClock.now + .seconds(60)
        while !isDone(self) {
            let hasMore = ends.dropLast().contains(where: \.isOpen)
            guard hasMore, try takes(before: deadline) else {
                throw ProcessFault("it did not come to that.\n\(dialogue)")
            }
        }
    }

    /// Waits for its end.
    ///
    /// - Returns: its exit code, or 1000 plus the number of the signal that ended it.
    func end() throws -> Int32 {
        let deadline = ContinuousClock.now + .seconds(60)
        while ends[2].isOpen {
            guard try takes(before: deadline) else { throw ProcessFault("it did not end.\n\(dialogue)") }
        }
        while try takes(before: .now) {}
        var status: Int32 = 0
        waitpid(id, &status, 0)
        let code = status & 0x7F == 0 ? (status >> 8) & 0xFF : 1000 + (status & 0x7F)
        self.code = code
        return code
    }

    /// Reads the available output, waiting until a deadline.
    ///
    /// - Returns: whether there was any, including an end of file.
    private func takes(before deadline: ContinuousClock.Instant) throws -> Bool {
        var watched = ends.map(\.watched)
        let left = max(0, (deadline - .now) / .milliseconds(1))
        let count = poll(&watched, nfds_t(watched.count), Int32(left))
        guard count >= 0 || errno == EINTR else { throw ProcessFault(errno, "poll") }
        for index in watched.indices where watched[index].fd >= 0 && watched[index].revents != 0 { ends[index].take() }
        return count != 0
    }

    /// The whole dialogue, for failure messages.
    private var dialogue: String { "Its output:\n\(output)\nIts errors:\n\(errors)" }
}
