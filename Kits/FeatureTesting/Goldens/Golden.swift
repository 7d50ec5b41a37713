import Foundation
import HeadlessUI
import Testing

/// Expects a screen to look, in every output, as it was last approved: byte for byte as `Goldens/<name>.txt` of the
/// test's target holds it. The screen is drawn at 80 columns and, beside that, at `widths`.
///
/// With `UPDATE_GOLDENS=1` the file is written instead; look at what changed before committing it. A failure names
/// this, or the command `remedy`, and has what the screen looks like now attached.
///
/// - Throws: what kept the file from being written.
public func expectGolden(
    of screen: Screen, named name: String, widths: [Int] = [40, 120], remedy: String = "UPDATE_GOLDENS=1",
    filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let renderings = screen.renderings(widths: widths)
    let golden = Golden(file: "\(name).txt", of: filePath, remedy: remedy)
    guard let problem = golden.problem(with: renderings) else { return }
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
        try golden.write(renderings)
    } else {
        Attachment.record(renderings, named: golden.name, sourceLocation: sourceLocation)
        Issue.record("\(problem)", sourceLocation: sourceLocation)
    }
}

/// One file of expected output, beside the tests of a target.
struct Golden {
    let path: String
    let name: String
    private let remedy: String

    /// The golden of this name in the target that a test's file belongs to, and the command that writes it.
    init(file: String, of testFile: String, remedy: String = "UPDATE_GOLDENS=1") {
        (name, self.remedy) = (file, remedy)
        let parts = testFile.split(separator: "/", omittingEmptySubsequences: false)
        let tests = parts.lastIndex(of: "Tests") ?? parts.startIndex
        path = parts.prefix(tests + 2).joined(separator: "/") + "/Goldens/" + file
    }

    /// The problem with a text that should match the golden, or nil.
    func problem(with text: String) -> String? {
        guard let bytes = FileManager.default.contents(atPath: path) else {
            return "There is no golden \(path); \(remedy) writes it. The screen:\n\(text.behindGutter)"
        }
        guard bytes != Data(text.utf8) else { return nil }
        let expected = String(decoding: bytes, as: UTF8.self)
        let difference = LineDifference(expected, text).text.behindGutter
        return "The screen (+) is not \(path) (-); where that is meant, \(remedy) writes it:\n\(difference)"
    }

    func write(_ text: String) throws {
        let file = URL(filePath: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }
}
