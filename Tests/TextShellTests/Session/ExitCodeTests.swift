import Testing
import TextShell

@Suite("Exit codes")
struct ExitCodeTests {
    @Test func `the numbers are those of sysexits.h and of shells`() {
        let codes: [ExitCode: Int32] = [
            .ok: 0, .differs: 1, .usage: 64, .dataError: 65, .noInput: 66, .unavailable: 69, .software: 70,
            .cannotCreate: 73,
            .ioError: 74, .temporaryFailure: 75, .noPermission: 77, .config: 78, .interrupted: 130, .outputClosed: 141,
            .terminated: 143,
        ]
        #expect(Dictionary(uniqueKeysWithValues: ExitCode.allCases.map { ($0, $0.rawValue) }) == codes)
    }

    @Test func `each code has its own meaning`() {
        let meanings = ExitCode.allCases.map(\.meaning)
        #expect(Set(meanings).count == meanings.count)
        #expect(!meanings.contains(""))
    }
}
