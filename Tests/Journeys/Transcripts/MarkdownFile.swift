import Foundation

/// One Markdown file and the `clinic` blocks in it.
nonisolated struct MarkdownFile: Hashable, Sendable {
    /// The path from the repository's root.
    let path: String
    var lines: [String]

    init(path: String, text: String) {
        self.path = path
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    var text: String { lines.joined(separator: "\n") }

    /// The dialogues: each a block, with the blocks after it whose fence says `clinic continued`.
    var dialogues: [[TranscriptBlock]] {
        blocks.reduce(into: []) { dialogues, block in
            if block.isContinued, let last = dialogues.indices.last {
                dialogues[last].append(block)
            } else {
                dialogues.append([block])
            }
        }
    }

    /// Every `clinic` block, in order. A fence ends with one that is at least as long as the one that began it.
    private var blocks: [TranscriptBlock] {
        var found: [TranscriptBlock] = []
        var open: (fence: Int, info: String, start: Int)?
        for (index, line) in lines.enumerated() {
            let fence = line.prefix { $0 == "`" }.count
            let info = line.dropFirst(fence).trimmingCharacters(in: .whitespaces)
            guard fence >= 3 else { continue }
            guard let (openFence, openInfo, start) = open else {
                open = (fence, info, index + 1)
                continue
            }
            guard fence >= openFence, info.isEmpty else { continue }
            if openInfo == "clinic" || openInfo == "clinic continued" {
                let isContinued = openInfo != "clinic"
                found.append(
                    TranscriptBlock(start: start, lines: Array(lines[start..<index]), isContinued: isContinued))
            }
            open = nil
        }
        return found
    }
}

/// The inside of one fenced `clinic` block.
nonisolated struct TranscriptBlock: Hashable, Sendable {
    /// The index of the first line in the file.
    let start: Int
    let lines: [String]

    /// Whether it goes on where the block before it stopped.
    let isContinued: Bool
}
