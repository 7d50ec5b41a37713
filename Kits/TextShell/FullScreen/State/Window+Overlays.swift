import HeadlessUI

/// Keys while something is shown in place of the content.
extension Window {
    /// A key while something is read.
    mutating func press(_ key: WindowKey, reading pages: Pages) -> [WindowEffect] {
        let lines = pages.lines(width: width).count
        let page = max(room - 1, 1)
        var pages = pages
        switch key {
        case .edit(.later): pages.top += 1
        case .edit(.earlier): pages.top -= 1
        case .pageDown, .space: pages.top += page
        case .pageUp: pages.top -= page
        case .wheel(let down): pages.top += down ? 3 : -3
        case .edit(.lineStart): pages.top = 0
        case .edit(.lineEnd): pages.top = lines
        case .edit(.interrupt):
            overlay = nil
            return [.carryOut(.interrupt)]
        default:
            overlay = nil
            return []
        }
        pages.top = min(max(pages.top, 0), max(lines - room, 0))
        overlay = .pages(pages)
        return []
    }

    /// A key in a list.
    mutating func press(_ key: WindowKey, in chooser: Chooser) -> [WindowEffect] {
        var chooser = chooser
        switch key {
        case .edit(.enter): return choose(chooser.choice)
        case .escape, .edit(.interrupt), .edit(.cancel), .palette:
            overlay = nil
            return []
        case .edit(.later), .tab: chooser.move(1)
        case .edit(.earlier), .backTab: chooser.move(-1)
        case .pageDown: chooser.move(room - 1)
        case .pageUp: chooser.move(1 - room)
        case .wheel(let down): chooser.move(down ? 3 : -3)
        case .edit(.end), .edit(.search): break
        case .edit(let key): chooser.press(key)
        default: break
        }
        overlay = .chooser(chooser)
        return []
    }

    /// Takes a choice of a list.
    mutating func choose(_ choice: WindowEffect?) -> [WindowEffect] {
        guard let choice else { return [] }
        overlay = nil
        return [choice]
    }

    /// A key of a command line.
    mutating func press(_ key: WindowKey, typing editor: LineEditor) -> [WindowEffect] {
        var editor = editor
        overlay = nil
        switch key {
        case .escape, .edit(.interrupt): return []
        case .edit(.erase) where editor.line.isEmpty: return []
        case .edit(let key):
            switch editor.press(key) {
            case .line(.success(let line)): return line.trimmed.isEmpty ? [] : [.line(line, isTyped: true)]
            case .line(.failure(let failure)): message = [failure.message]
            case .more, .cleared, .choices, .interrupted, .ended: overlay = .command(editor)
            }
        default: overlay = .command(editor)
        }
        return []
    }
}
