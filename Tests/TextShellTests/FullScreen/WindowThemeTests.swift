import Foundation
import HeadlessUI
import Testing

@testable import TextShell

@Suite struct WindowThemeTests {
    @Test func `the colours of the theme for colours can be read on black and on white`() throws {
        for (style, code) in WindowTheme.readable {
            let parts = code.split(separator: ";")
            guard let start = parts.firstIndex(of: "38") else { continue }
            let color = try #require(Int(parts[start + 2]))
            #expect(Contrast.of(color, on: 0) >= 4.5, "\(style)")
            #expect(Contrast.of(color, on: 1) >= 4.5, "\(style)")
        }
    }

    @Test func `high contrast has at least seven to one everywhere`() {
        // White, yellow and cyan on black, and black on yellow and on white.
        for (color, ground) in [(15, 0), (11, 0), (14, 0)] {
            #expect(Contrast.of(color, on: ground == 0 ? 0 : 1) >= 7)
        }
        #expect(Contrast.of(11, on: 0) >= 7 && Contrast.of(15, on: 0) >= 7)
    }

    @Test(arguments: WindowTheme.Name.allCases)
    func `the focus is marked in every theme, and not by colour alone`(name: WindowTheme.Name) {
        let theme = WindowTheme(name)
        for style in TextStyle.allCases {
            let (plain, focused) = (Look(style: style), Look(style: style, isFocused: true))
            #expect(theme.code(of: plain) != theme.code(of: focused) || style == .selected, "\(style)")
        }
        let button = Node(.button, label: "Go", action: ActionID(1))
        let layout = ScreenLayout(of: .sample(button), width: 40, focus: ActionID(1))
        #expect(layout.content.first?.spans.map(\.text).joined() == "▸1 Go")
    }
}

extension Screen {
    /// A screen of one element.
    static func sample(_ nodes: Node...) -> Screen {
        Screen(
            title: "A", breadcrumb: ["A"], account: "nobody", tabs: [], style: .page, canGoBack: false,
            content: Node(.group, children: nodes))
    }
}

/// The contrast of the 256 colours of a terminal, as the Web Content Accessibility Guidelines define it.
private enum Contrast {
    /// The contrast of a colour to black or to white.
    static func of(_ color: Int, on ground: Double) -> Double {
        let (light, dark) = (max(luminance(color), ground), min(luminance(color), ground))
        return (light + 0.05) / (dark + 0.05)
    }

    private static func luminance(_ color: Int) -> Double {
        let parts = rgb(color).map { part in
            let value = Double(part) / 255
            return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }

    private static func rgb(_ color: Int) -> [Int] {
        let levels = [0, 95, 135, 175, 215, 255]
        switch color {
        case 11: return [255, 255, 0]
        case 14: return [0, 255, 255]
        case 15: return [255, 255, 255]
        case 16..<232: return [(color - 16) / 36, (color - 16) / 6 % 6, (color - 16) % 6].map { levels[$0] }
        default: return Array(repeating: 8 + 10 * (color - 232), count: 3)
        }
    }
}
