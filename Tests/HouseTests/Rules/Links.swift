import Foundation

extension Rule {
    /// A reader never follows a dead link.
    static let links = Rule(
        name: "Every relative link leads to a file, and to a heading in it",
        bad: [
            ["docs/a.md": "[b](b.md)"],
            ["docs/a.md": "[c](../c.md#no-such-heading)", "c.md": "# Such a heading"],
            ["docs/a.md": "[d]: #nor-this"],
        ],
        good: [
            "docs/a.md":
                "# A `b`, or two\n[c](../c.md#such-a-heading-1) [here](#a-b-or-two) [out](https://a.example) `[x](y)`",
            "c.md": "# Such a heading\n## Such a heading",
        ]
    ) { repository in
        let documents = Dictionary(repository.markdown.map { ($0.path, Markdown($0)) }) { first, _ in first }
        return documents.values.flatMap { document in
            document.links.compactMap { link in
                problem(with: link.text, in: document, of: documents, in: repository).map {
                    Finding(
                        path: document.path, line: link.line, problem: $0,
                        remedy: "correct the link or what it leads to")
                }
            }
        }
    }

    private static func problem(
        with link: String, in document: Markdown, of documents: [String: Markdown], in repository: Repository
    ) -> String? {
        guard link.firstMatch(of: #/^[a-z][a-z0-9+.-]*:/#) == nil else { return nil }
        let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let target = parts[0].isEmpty ? document.path : resolve(parts[0], from: document.path)
        guard target.isEmpty || repository.paths.contains(target) else { return "nothing is at \(target)" }
        guard parts.count == 2, let there = documents[target] else { return nil }
        return there.anchors.contains(parts[1]) ? nil : "\(target) has no heading #\(parts[1])"
    }

    /// The path that a link means, without `.` and `..`.
    private static func resolve(_ link: String, from path: String) -> String {
        var parts = link.hasPrefix("/") ? [] : Array(path.split(separator: "/").dropLast())
        for part in (link.removingPercentEncoding ?? link).split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(Substring(part)) }
        }
        return parts.joined(separator: "/")
    }
}
