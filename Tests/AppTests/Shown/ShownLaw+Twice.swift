import DesignSystem
import Exploring
import TextShell

@testable import App

/// A line typed twice before the first screen is read means the control of that screen both times, or nothing.
extension ShownLaw {
    /// Types a prefix of a control's name twice. Returns the violation of the law, or nil; nil too without a prefix of
    /// this control alone.
    func problemTwice(with press: ClinicPress) async throws -> String? {
        let app = try await app(at: press.way)
        guard let control = press.tap.control(of: app.screen), let start = app.screen.start(of: control) else {
            return nil
        }
        let between = mistake == .forgetsTheWords ? [""] : []
        let typed = try await outcome(of: ["press \(start)"] + between + ["press \(start)"], in: app).changes
        guard !typed.isEmpty, try await !meant(by: control, press).contains(typed) else { return nil }
        return "“\(start)” typed twice does something else: \(typed.sorted().joined(separator: "; "))"
    }

    /// The effect of pressing the control once, and twice if it is still there and no question is open.
    private func meant(by control: Node, _ press: ClinicPress) async throws -> [Set<String>] {
        let once = try await outcome(of: press, typed: .number).changes
        let app = try await app(at: press.way)
        let place = app.scene.place
        let first = try await outcome(of: ["press \(control.action?.number ?? 0)"], in: app)
        let again = app.screen.controls.first { $0.label == control.label && $0.isEnabled && $0.role == control.role }
        guard let again, app.scene.place == place, first.failure == nil else { return [once] }
        let both = try await self.app(at: press.way)
        let lines = [control, again].map { "press \($0.action?.number ?? 0)" }
        return [once, try await outcome(of: lines, in: both).changes]
    }
}

extension ExploredTap {
    /// The control that a tap presses by its name, or nil.
    func control(of screen: Screen) -> Node? {
        guard lines.count == 1, let line = lines.first, line.hasPrefix("press ") else { return nil }
        return screen.controls.first { $0.action != nil && "press \(screen.name(of: $0))" == line }
    }
}

extension Screen {
    /// The first word of a control's name, or most of its only word; nil if other controls match, too.
    fileprivate func start(of control: Node) -> String? {
        let name = control.label.lowercased()
        let word = name.split(separator: " ").first.map(String.init) ?? ""
        let start = word == name ? String(name.dropLast(2)) : word
        guard start.count > 2, Int(start) == nil else { return nil }
        let alike = controls.filter { other in
            [other.label.lowercased(), other.spokenText.lowercased(), other.identifier ?? ""].contains {
                $0.hasPrefix(start)
            }
        }
        return alike == [control] ? start : nil
    }
}
