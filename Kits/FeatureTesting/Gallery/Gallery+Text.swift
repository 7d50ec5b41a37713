import HeadlessUI
import TextShell

extension Gallery {
    /// Every entry, one after the other, below the way to it. As JSON, a line each: `preview` and `screen`.
    ///
    /// - Throws: what kept a preview from being made.
    @MainActor public func text(_ kind: ScreenFormat.Kind, width: Int) async throws -> String {
        let format = ScreenFormat(kind, width: width, theme: .none)
        var text = ""
        for entry in entries {
            let screen = format.text(of: try await entry.preview.show().driver.screen)
            text +=
                kind == .json
                ? #"{"preview":"\#(entry.path)","screen":\#(screen.dropLast())}\#n"# : "# \(entry.path)\n\n\(screen)\n"
        }
        return text
    }
}
