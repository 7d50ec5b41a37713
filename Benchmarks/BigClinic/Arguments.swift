/// The command line: a verb, a folder, and options with values.
struct Arguments {
    let verb: String
    let folder: String
    private let options: [String: String]

    init(_ words: ArraySlice<String>) throws {
        var (positional, options) = ([String](), [String: String]())
        var rest = words
        while let word = rest.popFirst() {
            guard word.hasPrefix("--") else {
                positional.append(word)
                continue
            }
            guard let value = rest.popFirst() else { throw Misuse("\(word) needs a value") }
            options[String(word.dropFirst(2))] = value
        }
        guard positional.count == 2 else { throw Misuse("usage: big-clinic VERB FOLDER [--option value]…") }
        (verb, folder, self.options) = (positional[0], positional[1], options)
    }

    func number(_ name: String, _ usual: Int) throws -> Int {
        guard let text = options[name] else { return usual }
        guard let number = Int(text), number >= 0 else { throw Misuse("--\(name) takes a number") }
        return number
    }

    var reading: Reading {
        get throws {
            guard let reading = Reading(rawValue: options["reading"] ?? "") else {
                throw Misuse("--reading is one of \(Reading.allCases.map(\.rawValue).joined(separator: ", "))")
            }
            return reading
        }
    }
}

/// An invalid command line.
struct Misuse: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
