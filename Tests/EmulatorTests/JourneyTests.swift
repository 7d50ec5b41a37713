import Data
import Foundation
import Testing

@testable import App
@testable import TextShell

/// After every step of every journey, a terminal of other people's shows exactly what the window is.
@MainActor @Suite struct JourneyTests {
    @Test(arguments: Journey.all(), [(40, 12), (80, 24), (200, 60)])
    func `the terminal shows the window after every step`(
        of journey: Journey, size: (columns: Int, rows: Int)
    ) async throws {
        let windows = JourneyWindows(WindowSize(columns: size.columns, rows: size.rows))
        for transcript in try journey.document().transcripts {
            let clinics = try TranscriptClinics(window: windows.window)
            _ = await TranscriptPlay(of: transcript, on: clinics).actual()
        }
        #expect(windows.differences == [])
        // A journey in another form than a screen has no window.
        #expect(windows.comparisons >= windows.count)
        print("window: \(journey.name) at \(size.columns) × \(size.rows): \(windows.comparisons) steps")
    }

    @Test func `most journeys have a window`() { #expect(Journey.all().count > 15) }
}

/// A file with transcripts.
struct Journey: Hashable, Sendable, CustomTestStringConvertible {
    let path: String

    var name: String { URL(filePath: path).deletingPathExtension().lastPathComponent }
    var testDescription: String { name }

    /// Those of the repository.
    static func all() -> [Journey] {
        let folder = URL(filePath: #filePath).appending(path: "../../Journeys/Scripts").standardizedFileURL
        let found = try? TextFile.files(at: folder.path(percentEncoded: false), endings: [".clinic"])
        return (found ?? []).map { Journey(path: $0.path) }.sorted { $0.path < $1.path }
    }

    @MainActor func document() throws -> TranscriptDocument {
        try TranscriptDocument(
            path: path, text: TextFile(path: path).text(), kind: TranscriptDocument.Kind(path: path),
            in: .clinic)
    }
}

/// The windows of a journey's terminals.
@MainActor final class JourneyWindows {
    private let size: WindowSize
    private var windows: [JourneyWindow] = []

    /// No window yet.
    init(_ size: WindowSize) { self.size = size }

    /// How many there were.
    var count: Int { windows.count }
    /// How often a terminal was compared with its window.
    var comparisons: Int { windows.reduce(0) { $0 + $1.comparisons } }
    /// The differences that were found.
    var differences: [String] { windows.flatMap(\.differences) }

    /// A window at which the lines of a conversation are typed.
    func window(typedAt conversation: TranscriptConversation) -> (any WindowDevice)? {
        guard let window = JourneyWindow(size, typedAt: conversation) else { return nil }
        windows.append(window)
        return window
    }
}
