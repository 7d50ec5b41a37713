import Foundation
import Testing

@testable import LayeringCommands
@testable import LayeringEngine

/// A source that cannot be read is an error, since nothing of it can be checked.
@Suite struct UnreadableTests {
    /// Something in the place of a source.
    enum Planted: String, CaseIterable {
        case pipe = "A.swift"
        case linkToNothing = "B.swift"
        case linkToItself = "C.swift"
        case folderThatLeadsToItself = "Again"

        func plant(in folder: String) {
            switch self {
            case .pipe: _ = mkfifo("\(folder)/\(rawValue)", 0o600)
            case .linkToNothing: _ = symlink("nowhere", "\(folder)/\(rawValue)")
            case .linkToItself: _ = symlink(rawValue, "\(folder)/\(rawValue)")
            case .folderThatLeadsToItself: _ = symlink(".", "\(folder)/\(rawValue)")
            }
        }
    }

    @Test(arguments: Planted.allCases) func `a source that cannot be read is named`(planted: Planted) throws {
        var template = Array("\(FileManager.default.temporaryDirectory.path)/layering-XXXXXX".utf8CString)
        let root = String(cString: try #require(mkdtemp(&template)))
        defer { try? FileManager.default.removeItem(atPath: root) }
        try FileManager.default.createDirectory(atPath: "\(root)/Domain", withIntermediateDirectories: true)
        planted.plant(in: "\(root)/Domain")
        let dump = #"{"name": "Sample", "targets": [{"name": "Domain", "type": "regular", "path": "Domain"}]}"#
        let (configuration, _) = Configuration.read(SamplePackage.configuration, path: "layering.config")
        let check = Check(try PackageFacts(dump: dump, root: root), configuration, manifest: "")
        let found = check.raw(SourcesOnDisk(root: root)).filter { $0.rule == Finding.unreadable }
        #expect(found.map(\.path) == ["Domain/\(planted.rawValue)"])
    }

    @Test(arguments: [
        ("prefix operator /", "1:1"), ("a()\npostfix operator /-; prefix operator /-", "2:22"),
        ("extension A { static prefix func /(a: A) {} }", "1:22"), ("prefix static func / (a: A) {}", "1:1"),
        ("prefix operator +", nil), ("infix operator /-", nil), ("func /(a: A, b: A) {}", nil),
        ("let a = b.prefix / c", nil), ("enum A { case prefix\n static func /(a: A, b: A) {} }", nil),
    ])
    func `an operator that makes code look like a regex is named`(source: String, place: String?) {
        let example = Example("Domain", source)
        let (configuration, _) = Configuration.read(SamplePackage.configuration, path: "layering.config")
        let found = Check(SamplePackage.facts(of: example), configuration).raw(SourcesInMemory(example.files))
            .filter { $0.rule == Finding.unreadable }.map { "\($0.place.line):\($0.place.column)" }
        #expect(found == (place.map { [$0] } ?? []))
    }

    @Test func `no exception lets what cannot be read pass`() {
        let text =
            SamplePackage.configuration
            + "\nexception unreadable-source *\n    reason \"a\"\n    owner B\n    until 2099-01-01\n"
        #expect(!Configuration.read(text, path: "layering.config").1.isEmpty)
    }

    @Test(arguments: [
        "Domain/a\tb.swift", "Domain/a\nb.swift", "Domain/100%.swift", "Domain/%0A%09%25.swift", "Domain/a\r\nb.swift",
        "Domain/a\n\u{301}.swift",
    ])
    func `a name with a tab, the end of a line or a per cent sign is the same in a file of facts`(path: String) throws {
        var facts = SamplePackage.facts(of: Example("Domain", "let x = 1"))
        facts.targets[0].sources = [path]
        #expect(try PackageFacts(fileText: facts.fileText) == facts)
    }
}
