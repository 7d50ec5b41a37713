import Foundation
import Testing

/// Expects a text to be, byte for byte, what `Tests/<Target>/Goldens/<name>.<width>.txt` holds.
///
/// With `CLINIC_UPDATE_GOLDENS=1` the file becomes the text instead; look at what changed before committing it.
package func expectGolden(
    _ text: String, named name: String, width: Int, filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    Golden(file: "\(name).\(width).txt", of: filePath).expect(text, sourceLocation)
}

/// Expects a screen in every output: text at every width that is looked at, `<name>.40.txt`, `.80.txt` and `.120.txt`
/// if not said otherwise, then `<name>.linear.txt` and `<name>.json`.
///
/// - Throws: what writing JSON throws, which is nothing.
@MainActor package func expectGoldens(
    of driver: ScreenDriver, named name: String, widths: [Int] = [40, 80, 120], filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    for width in widths {
        expectGolden(
            driver.text(width: width), named: name, width: width, filePath: filePath, sourceLocation: sourceLocation)
    }
    Golden(file: "\(name).linear.txt", of: filePath).expect(driver.linear, sourceLocation)
    Golden(file: "\(name).json", of: filePath).expect(try driver.json(), sourceLocation)
}

/// One file of expected output, beside the tests of a target.
struct Golden {
    /// What the names of a screen's goldens end in, where nothing else was said.
    static let endings = ["40.txt", "80.txt", "120.txt", "linear.txt", "json"]

    let path: String

    /// The golden of this name in the target that a test's file belongs to.
    init(file: String, of testFile: String) {
        let parts = testFile.split(separator: "/", omittingEmptySubsequences: false)
        let tests = parts.lastIndex(of: "Tests") ?? parts.startIndex
        path = parts.prefix(tests + 2).joined(separator: "/") + "/Goldens/" + file
    }

    func expect(
        _ text: String, isUpdating: Bool = ProcessInfo.processInfo.environment["CLINIC_UPDATE_GOLDENS"] == "1",
        _ sourceLocation: SourceLocation
    ) {
        guard isUpdating else {
            if let problem = problem(with: text) { Issue.record("\(problem)", sourceLocation: sourceLocation) }
            return
        }
        do { try write(text) } catch {
            Issue.record(error, "\(path) cannot be written", sourceLocation: sourceLocation)
        }
    }

    /// What is wrong with a text that should be the golden's, or nil.
    func problem(with text: String) -> String? {
        guard let bytes = FileManager.default.contents(atPath: path) else {
            return "There is no golden \(path); CLINIC_UPDATE_GOLDENS=1 makes it. The screen:\n\(text.behindGutter)"
        }
        guard bytes != Data(text.utf8) else { return nil }
        let expected = String(decoding: bytes, as: UTF8.self)
        return "The screen (+) is not \(path) (-):\n\(LineDifference(expected, text).text.behindGutter)"
    }

    private func write(_ text: String) throws {
        guard problem(with: text) != nil else { return }
        let file = URL(filePath: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }
}
