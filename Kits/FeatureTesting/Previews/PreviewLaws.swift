import Foundation
import Testing

/// Expects a preview to look, in every output, as it was last approved; a failure names the command `remedy`.
///
/// - Throws: what kept the preview from being shown.
@MainActor public func expectGolden(
    of preview: Preview, remedy: String = "UPDATE_GOLDENS=1", filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
) async throws {
    let screen = try await preview.show().driver.screen
    try expectGolden(
        of: screen, named: preview.name, remedy: remedy, filePath: filePath, sourceLocation: sourceLocation)
}

/// Expects what holds for every screen in every state of this one.
///
/// - Throws: what kept the preview from being shown.
@MainActor public func expectScreenLaws(
    of preview: Preview, sourceLocation: SourceLocation = #_sourceLocation
) async throws {
    await expectScreenLaws(of: try await preview.show(), sourceLocation: sourceLocation)
}

/// Expects every golden beside a test to be of one of these previews, and no two previews to have the same name: what
/// was approved once is still looked at. The goldens that `others` names are of something else.
public func expectOnlyGoldens(
    of previews: [Preview], besides others: [String] = [], filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let names = previews.map(\.name)
    #expect(Set(names).count == names.count, "two previews have one name", sourceLocation: sourceLocation)
    let known = Set((names + others).map { "\($0).txt" })
    let folder = Golden(file: "", of: filePath).path
    let found = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for file in found.sorted() where !known.contains(file) {
        Issue.record("\(folder)\(file) is of no preview: delete it, or add the state", sourceLocation: sourceLocation)
    }
}
