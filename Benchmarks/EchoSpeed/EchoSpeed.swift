import Glibc

/// Types keys at a program on a pseudo-terminal, each when the last one was echoed, and takes the time of each echo:
/// Benchmarks/echo counts the program's instructions meanwhile.
@main struct EchoSpeed {
    static func main() throws {
        var words = CommandLine.arguments.dropFirst()
        guard let count = words.popFirst().flatMap(Int.init), let pause = words.popFirst().flatMap(UInt32.init),
            let text = words.popFirst(), let prompt = words.popFirst(), !words.isEmpty
        else { throw Problem.arguments }
        let terminal = try Terminal(running: Array(words))
        terminal.read(until: { $0.hasSuffix(prompt) })
        // What the start leaves to do is over by then.
        usleep(500_000)
        var keys = Array(text.unicodeScalars).map(String.init) + ["\u{15}"]
        var times: [Double] = []
        let clock = ContinuousClock()
        for _ in 0..<count {
            let key = keys.removeFirst()
            keys.append(key)
            let time = clock.measure {
                terminal.type(key)
                terminal.read(until: { key == "\u{15}" ? !$0.isEmpty : $0.contains(key) })
            }
            times.append(time / .microseconds(1))
            usleep(pause)
        }
        terminal.type("\u{15}quit\r")
        terminal.readAll()
        times.sort()
        print(Int(times[count / 2]), Int(times[count * 99 / 100]), Int(times[count - 1]))
    }
}

/// The reasons why nothing is measured.
enum Problem: Error {
    /// The arguments are a number of keys, a pause in microseconds, a text, a prompt, and a command.
    case arguments
    case system(Int32)
}

/// A program on a pseudo-terminal.
struct Terminal {
    private let ours: Int32
    private let child: pid_t

    init(running command: [String]) throws {
        var (ours, theirs): (Int32, Int32) = (-1, -1)
        var name = [CChar](repeating: 0, count: 64)
        var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
        guard openpty(&ours, &theirs, &name, nil, &size) == 0 else { throw Problem.system(errno) }
        for end in [ours, theirs] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        defer { close(theirs) }
        self.ours = ours
        var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        // A session of its own, which the terminal belongs to: POSIX_SPAWN_SETSID.
        posix_spawnattr_setflags(&attributes, 0x80)
        posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
        for file in [1, 2] as [Int32] { posix_spawn_file_actions_adddup2(&actions, 0, file) }
        var arguments = command.map { strdup($0) } + [nil]
        var child = pid_t()
        let code = posix_spawnp(&child, command[0], &actions, &attributes, &arguments, environ)
        guard code == 0 else { throw Problem.system(code) }
        self.child = child
    }

    func type(_ text: String) {
        let bytes = Array(text.utf8)
        _ = write(ours, bytes, bytes.count)
    }

    /// Reads until what came is enough, or the program is gone.
    func read(until isEnough: (String) -> Bool) {
        var text = ""
        while !isEnough(text), let more = next() { text += more }
    }

    /// Reads until the program has ended.
    func readAll() {
        while next() != nil {}
        waitpid(child, nil, 0)
    }

    private func next() -> String? {
        var bytes = [UInt8](repeating: 0, count: 65_536)
        let count = Glibc.read(ours, &bytes, bytes.count)
        return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
    }
}
