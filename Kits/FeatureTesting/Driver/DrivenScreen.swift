import Foundation
import HeadlessUI
import Testing

/// A screen under test with everything it depends on.
@MainActor public protocol DrivenScreen: AnyObject {
    /// Shows the screen.
    var driver: ScreenDriver { get }

    /// How often the screen's repositories were asked, in all.
    var repositoryCalls: Int { get }

    /// How many live reads of the screen's repositories are open.
    var openStreams: Int { get }

    /// Whether the screen's model was freed.
    var isModelGone: Bool { get }
}

/// A screen that depends on nothing but its view.
extension DrivenScreen {
    /// There are no repositories.
    public var repositoryCalls: Int { 0 }

    /// There are no live reads.
    public var openStreams: Int { 0 }

    /// There is no model.
    public var isModelGone: Bool { true }
}

/// Expects what holds for every screen in every state. Its place is removed afterwards.
///
/// Rendering twice gives equal trees and calls no repository; text fits its width and keeps every control's number;
/// lines for a screen reader are plain; removing the place ends all work and frees the model.
@MainActor public func expectScreenLaws(
    of screen: some DrivenScreen, sourceLocation: SourceLocation = #_sourceLocation
) async {
    let calls = screen.repositoryCalls
    let (first, second) = (await screen.driver.currentScreen(), await screen.driver.currentScreen())
    #expect(first == second, "rendering twice gives equal trees", sourceLocation: sourceLocation)
    #expect(screen.repositoryCalls == calls, "rendering asks no repository", sourceLocation: sourceLocation)
    await expectOutputLaws(of: first, sourceLocation: sourceLocation)
    await screen.driver.leave()
    #expect(screen.openStreams == 0, "work ends with its place", sourceLocation: sourceLocation)
    #expect(screen.isModelGone, "the model goes with its place", sourceLocation: sourceLocation)
}

/// Off the main actor, which can render other tests' screens meanwhile.
@concurrent private func expectOutputLaws(of screen: Screen, sourceLocation: SourceLocation) async {
    expectFittingText(of: screen, sourceLocation: sourceLocation)
    expectEveryNumber(of: screen, sourceLocation: sourceLocation)
    expectPlainLines(of: screen, sourceLocation: sourceLocation)
}

/// The widths of goldens, and every sixth other, starting at one that the screen determines. The states of all screens
/// together cover every width. `scripts/soak widths` tries all of them in each.
private func someWidths(of screen: Screen) -> [Int] {
    if ProcessInfo.processInfo.environment["WIDTHS_SIZE"] == "all" { return Array(20...140) }
    let start = 20 + LinearRenderer().text(of: screen).utf8.count % 6
    return [40, 80, 120] + stride(from: start, through: 140, by: 6)
}

/// Expects a screen's text to fit widths in cells, with no space at a line's end, and nothing in it that a terminal
/// obeys: some widths from 20 to 140 if not said otherwise, all of them under `scripts/soak widths`.
public func expectFittingText(
    of screen: Screen, widths: [Int]? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
    // A line that fits one width fits every wider one, and most lines are the same at several widths.
    var (fitting, problems) = (Set<String>(), [String]())
    for width in (widths ?? someWidths(of: screen)).sorted() {
        for line in TextRenderer(width: width).text(of: screen).lines where !fitting.contains(line) {
            if let problem = lineProblem(line, width) { problems.append(problem) } else { fitting.insert(line) }
        }
    }
    guard let first = problems.first else { return }
    Issue.record("\(problems.count) lines are wrong, the first \(first)", sourceLocation: sourceLocation)
}

private func lineProblem(_ line: String, _ width: Int) -> String? {
    if CellWidth.of(line) > width { return "takes \(CellWidth.of(line)) \(here(line, width))" }
    if line.hasSuffix(" ") { return "ends in a space \(here(line, width))" }
    if VisibleText.escaped(line) != line { return "holds what a terminal obeys \(here(line, width))" }
    return nil
}

private func here(_ line: String, _ width: Int) -> String { "of \(width) cells:\n\(line.behindGutter)" }
