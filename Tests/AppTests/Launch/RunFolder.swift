import Foundation
import Support

/// A temporary folder with some files.
final class RunFolder {
    private let place: TemporaryPlace

    init(_ files: [String: String]) throws {
        place = try TemporaryPlace()
        for (name, text) in files {
            let file = place.url.appending(path: name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    func path(_ name: String) -> String {
        let folder = place.url.path(percentEncoded: false)
        return name.isEmpty ? folder : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    }

    func text(_ name: String) throws -> String {
        try String(contentsOfFile: path(name), encoding: .utf8)
    }

    func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: URL(filePath: path(name)))
    }
}
