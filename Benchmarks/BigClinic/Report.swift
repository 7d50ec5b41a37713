import Foundation

/// The output of the program.
enum Report {
    static func line(_ text: String) {
        print(text)
    }

    /// Says what went wrong, and ends.
    static func fail(_ text: String) -> Never {
        FileHandle.standardError.write(Foundation.Data("error: \(text)\n".utf8))
        exit(1)
    }
}
