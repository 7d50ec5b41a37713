import Foundation

/// A Markdown document: its prose without fenced blocks, its anchors, links, code spans and shell blocks.
struct Markdown {
    /// A piece of the document and the line that it is on, counted from 1.
    struct Piece {
        let text: String
        let line: Int
    }

    let path: String
    private(set) var prose: [Piece] = []
    private(set) var shell: [Piece] = []

    init(_ file: Repository.File) {
        path = file.path
        var fence: (mark: Substring, isShell: Bool)?
        for (index, line) in file.lines.enumerated() {
            let trimmed = line.drop { $0 == " " }
            let mark = trimmed.prefix { $0 == "`" || $0 == "~" }
            if let open = fence {
                if trimmed.hasPrefix(open.mark), trimmed.allSatisfy({ $0 == mark.first }) {
                    fence = nil
                } else if open.isShell {
                    shell.append(Piece(text: String(trimmed), line: index + 1))
                }
            } else if mark.count >= 3 {
                let language = trimmed.dropFirst(mark.count).prefix { $0.isLetter }
                fence = (mark, ["sh", "bash", "shell"].contains(language))
            } else {
                prose.append(Piece(text: line, line: index + 1))
            }
        }
    }

    /// The anchors that headings make, by GitHub's rules, and those written as HTML.
    var anchors: Set<String> {
        var seen: [String: Int] = [:]
        var anchors: Set<String> = []
        for piece in prose where piece.text.mentions("#") || piece.text.mentions("<a ") {
            for match in piece.text.matches(of: #/<a [^>]*(?:id|name)="([^"]+)"/#) { anchors.insert(String(match.1)) }
            guard let heading = piece.text.wholeMatch(of: #/ {0,3}#{1,6} +(.*?)(?: +#+)? */#) else { continue }
            let slug = Self.slug(of: String(heading.1))
            let count = seen[slug, default: 0]
            seen[slug] = count + 1
            anchors.insert(count == 0 ? slug : "\(slug)-\(count)")
        }
        return anchors
    }

    /// The targets of inline links, of images and of reference definitions.
    var links: [Piece] {
        prose.filter { $0.text.mentions("](") || $0.text.mentions("]: ") }.flatMap { piece in
            let text = piece.text.replacing(#/`[^`]*`/#, with: "")
            let inline = text.matches(of: #/\]\(<?([^)\s>]+)>?[^)]*\)/#).map { String($0.1) }
            let definitions = text.matches(of: #/^ {0,3}\[[^\]]+\]: +<?([^\s>]+)/#).map { String($0.1) }
            return (inline + definitions).map { Piece(text: $0, line: piece.line) }
        }
    }

    /// The texts between single back-ticks.
    var codeSpans: [Piece] {
        prose.filter { $0.text.mentions("`") }.flatMap { piece in
            piece.text.matches(of: #/`([^`]+)`/#).map { Piece(text: String($0.1), line: piece.line) }
        }
    }

    /// `## The *house*, in short` gives `the-house-in-short`.
    private static func slug(of heading: String) -> String {
        let plain = heading.replacing(#/\[([^\]]*)\]\([^)]*\)/#) { String($0.1) }
        let kept = plain.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" || $0 == " " }
        return kept.trimmingCharacters(in: .whitespaces).replacing(" ", with: "-")
    }
}
