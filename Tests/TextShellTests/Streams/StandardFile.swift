import Foundation
import Testing

/// Both ends of a pipe.
struct Pipe {
    let reading: Int32
    let writing: Int32

    init() throws {
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        (reading, writing) = (ends[0], ends[1])
    }

    /// Writes bytes for the reading end.
    func write(_ bytes: some Collection<UInt8>) throws {
        try TextShellTests.write(Array(bytes), to: writing)
    }

    /// Ends the readable data.
    func end() {
        close(writing)
    }
}

/// A terminal: input at one end comes out at the other.
struct PseudoTerminal {
    let keyboard: Int32
    let program: Int32

    init() throws {
        var ends: (Int32, Int32) = (0, 0)
        try #require(openpty(&ends.0, &ends.1, nil, nil, nil) == 0)
        (keyboard, program) = ends
    }

    /// Types a text.
    func type(_ text: String) throws {
        try TextShellTests.write(Array(text.utf8), to: keyboard)
    }

    /// Whether input is echoed.
    var echoes: Bool {
        var state = termios()
        tcgetattr(program, &state)
        return state.c_lflag & tcflag_t(ECHO) != 0
    }
}

func write(_ bytes: [UInt8], to file: Int32) throws {
    try #require(Foundation.write(file, bytes, bytes.count) == bytes.count)
}

/// Runs an action while another file is this process's standard input.
@MainActor func withStandardInput(_ file: Int32, _ action: @MainActor () async throws -> Void) async throws {
    let before = dup(STDIN_FILENO)
    try #require(dup2(file, STDIN_FILENO) == STDIN_FILENO)
    defer {
        dup2(before, STDIN_FILENO)
        close(before)
        close(file)
    }
    try await action()
}

/// An unnamed file with some bytes, to be read from its start.
func file(of bytes: [UInt8]) throws -> Int32 {
    let stream = try #require(tmpfile())
    defer { fclose(stream) }
    let file = dup(fileno(stream))
    try write(bytes, to: file)
    try #require(lseek(file, 0, SEEK_SET) == 0)
    return file
}
