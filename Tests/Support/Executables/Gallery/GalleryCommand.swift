import DesignSystem
import Foundation
import Support
import TextShell

/// Shows every preview, on sample values: `scripts/gallery`.
@main struct GalleryCommand {
    @MainActor static func main() async {
        do {
            let options = try GalleryOptions(Array(CommandLine.arguments.dropFirst()))
            try await show(options)
        } catch let failure as CommandFailure {
            end(failure.message, failure.exitCode)
        } catch {
            end("A preview could not be shown: \(error)", .software)
        }
    }

    @MainActor private static func show(_ options: GalleryOptions) async throws {
        let gallery = try Gallery(modules).only(features: options.features, states: options.states)
        switch options.action {
        case .list: write(gallery.list)
        case .text: write(try await gallery.text(options.format, width: options.width))
        case .page(nil): write(try await GalleryPage(gallery, title: "Clinic: every screen in every state").html)
        case .page(let file?):
            try save(try await GalleryPage(gallery, title: "Clinic: every screen in every state").html, as: file)
        }
    }

    private static func write(_ text: String) {
        FileHandle.standardOutput.write(Data(text.utf8))
    }

    private static func save(_ text: String, as file: String) throws {
        do {
            try Data(text.utf8).write(to: URL(filePath: file), options: .atomic)
        } catch {
            throw CommandFailure(
                "\(VisibleText.escaped(file)) cannot be written: is there such a folder?", .cannotCreate)
        }
    }

    private static func end(_ message: String, _ code: ExitCode) -> Never {
        FileHandle.standardError.write(Data("gallery: \(message)\n".utf8))
        exit(code.rawValue)
    }
}
