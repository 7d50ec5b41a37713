import Foundation
import Testing

@testable import LayeringEngine

/// Sixteen times the input takes about sixteen times as long, for any kind of input.
@Suite(.serialized) struct LinearTimeTests {
    @Test(arguments: [
        "(", ")", "([)", "{", "\"\\(", "\"\\(\"", "#\"\"\"\\#(", "/*", "*/", "/*/", "/", "(/", " /a", "[/[", "#", "#/",
        "#/\n",
        "##\"", "`", "` ", "\\", "\"", "\"\"\"", "import ", "import A;", "A::", ".sheet(", ".sheet(a, ", "try? ",
        "try? f(",
        "@State ", "struct A: View {", "View ", "\r", "OrderRepository ", "NavigationLink(", ", .shared", "#!",
        "#if A\n", "Task", "#Preview { NavigationStack {} } ", "struct Timer {", "{ let stdout; ", "f(stdout: stdout, ",
        "\n",
    ])
    func `no input takes quadratic time`(piece: String) {
        let short = seconds(piece, bytes: 1 << 12)
        let long = seconds(piece, bytes: 1 << 16)
        // Quadratic would be 256 times; the wide limit allows for a busy computer.
        #expect(long < max(short * 100, 0.05), "\(piece): \(short) and \(long) seconds of the processor")
    }

    /// An import that the manifest does not declare has the conditions around it read.
    @Test(arguments: ["#a ", "#if A ", "#if (", "#if A\n", "#if os(A)\nimport B\n#endif\n", "#if !", "!"])
    func `no condition takes quadratic time`(piece: String) {
        func read(_ source: [UInt8]) {
            let conditions = BuildConditions(source) { _ in true }
            for offset in stride(from: 0, to: source.count, by: 8) { _ = conditions.contain(offset) }
        }
        let short = seconds(piece, bytes: 1 << 12, read)
        let long = seconds(piece, bytes: 1 << 16, read)
        #expect(long < max(short * 100, 0.05), "\(piece): \(short) and \(long) seconds of the processor")
    }

    private func seconds(_ piece: String, bytes: Int, _ read: ([UInt8]) -> Void = { _ = scanned($0) }) -> Double {
        let source = Array(String(repeating: piece, count: bytes / piece.utf8.count).utf8)
        return (0..<2).map { _ in
            let start = processorSeconds()
            read(source)
            return processorSeconds() - start
        }.min() ?? 0
    }

    /// The processor time of this thread so far.
    private func processorSeconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
