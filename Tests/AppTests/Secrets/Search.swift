import DesignSystem
import Foundation
import Testing

@testable import App
@testable import TextShell

/// A search for planted secrets in everything visible and saved.
final class Search {
    private let secrets: [String]

    /// The locations where a secret was found, with its name.
    private(set) var hits: Set<String> = []

    /// The number of texts and files searched.
    private(set) var searched = 0

    init(for secrets: [String]) {
        self.secrets = secrets
    }

    /// Searches a text.
    func look(in text: String, _ place: String) {
        searched += 1
        // Without the zeros, which end a text for the C library.
        let text = text.utf8.contains(0) ? text.replacing("\0", with: " ") : text
        for secret in secrets where strstr(text, secret) != nil { hits.insert("\(secret) in \(place)") }
    }

    /// Searches everything that the app shows, saves and describes now.
    func look(at scene: AppScene) {
        let rendering = scene.visibleView().rendered(in: scene.environment)
        let screen = Screen(rendering, in: scene.frame)
        let name = screen.breadcrumb.joined(separator: " › ")
        look(in: dumped(rendering.content), "the tree of \(name)")
        look(in: dumped(screen), "the screen \(name)")
        for kind in ScreenFormat.Kind.allCases {
            let text = ScreenFormat(kind, width: 80, theme: .standard).text(of: screen)
            look(in: text, "\(kind) of \(name)")
        }
        for (owner, state) in scene.coordinator.statesToSave() {
            look(in: String(decoding: state, as: UTF8.self), "the saved state of \(owner)")
        }
        let objects: [Any] = [scene, scene.coordinator, scene.container]
        look(in: dumped(objects), "the dump of the scene, the coordinator and the container at \(name)")
        look(in: objects.map { String(reflecting: $0) }.joined(), "their descriptions at \(name)")
    }

    /// Searches the bytes of every file below a folder.
    func look(inFolder folder: URL) throws {
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        for case let file as URL in files where !file.hasDirectoryPath {
            let bytes = try Data(contentsOf: file)
            searched += 1
            for secret in secrets where bytes.firstRange(of: Data(secret.utf8)) != nil {
                hits.insert("\(secret) in \(file.lastPathComponent)")
            }
        }
    }

    private func dumped(_ value: Any) -> String {
        var text = ""
        dump(value, to: &text)
        return text
    }
}
