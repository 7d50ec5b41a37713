import Foundation

/// The least that a program of this kind can cost to start: it prints a date.
@main struct EmptyProgram {
    static func main() {
        print(Date(timeIntervalSince1970: 0))
    }
}
