import Foundation

/// The program's output.
enum Report {
    static func line(_ text: String) {
        print(text)
    }

    /// Reports an error, and ends.
    static func fail(_ text: String) -> Never {
        FileHandle.standardError.write(Foundation.Data("error: \(text)\n".utf8))
        exit(1)
    }
}
