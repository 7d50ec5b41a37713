import HeadlessUI

/// The gallery as one self-contained page: contents, two themes, several widths, and the words of a screen reader.
///
/// It has no script: choices are radio buttons, which style sheets can match. The same previews give the same bytes.
public struct GalleryPage: Sendable {
    /// A rendering of all entries.
    private struct Look {
        let id: String
        let label: String
    }

    private static let widths = [40, 80, 120]
    private static let looks =
        [Look(id: "fit", label: "As fits")] + widths.map { Look(id: "w\($0)", label: "\($0) columns") }
        + [Look(id: "aloud", label: "Read aloud")]
    private static let themes = [
        Look(id: "auto", label: "As the system"), Look(id: "light", label: "Light"), Look(id: "dark", label: "Dark"),
    ]

    /// The page's HTML.
    public let html: String

    /// The page of a gallery, under a title.
    ///
    /// - Throws: what kept a preview from being made.
    @MainActor public init(_ gallery: Gallery, title: String) async throws {
        var sections = ""
        for module in gallery.modules { sections += try await Self.section(module) }
        html = """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(CellGrid.escaped(title))</title>
            <link rel="icon" href="data:,">
            <style>
            \(Self.style(looks: Self.looks.dropFirst().map(\.id)))
            </style>
            </head>
            <body>
            <a class="skip" href="#screens">To the screens</a>
            <header>
            <h1>\(CellGrid.escaped(title))</h1>
            <p>\(gallery.entries.count) states of \(gallery.screenCount) screens and components.</p>
            <form>
            \(Self.choice("Width", named: "look", of: Self.looks, at: 0))
            \(Self.choice("Theme", named: "theme", of: Self.themes, at: 0))
            </form>
            </header>
            <div class="columns">
            <nav aria-label="Contents">
            <h2>Contents</h2>
            \(gallery.modules.map(Self.contents).joined(separator: "\n"))
            </nav>
            <main id="screens">
            \(sections)</main>
            </div>
            </body>
            </html>

            """
    }

    private static func choice(_ title: String, named name: String, of looks: [Look], at chosen: Int) -> String {
        let buttons = looks.enumerated().map { index, look in
            let state = index == chosen ? " checked" : ""
            return "<label><input type=\"radio\" name=\"\(name)\" id=\"\(look.id)\"\(state)> \(look.label)</label>"
        }
        return "<fieldset><legend>\(title)</legend>\(buttons.joined(separator: "\n"))</fieldset>"
    }

    private static func contents(of module: Gallery.Module) -> String {
        let screens = module.screens.map { screen in
            let links = screen.entries.map { "<li><a href=\"#\($0.anchor)\">\(CellGrid.escaped($0.label))</a></li>" }
            return "<li>\(CellGrid.escaped(screen.title))<ul>\(links.joined(separator: "\n"))</ul></li>"
        }
        return "<details><summary>\(module.name)</summary><ul>\(screens.joined(separator: "\n"))</ul></details>"
    }

    @MainActor private static func section(_ module: Gallery.Module) async throws -> String {
        var html = "<section aria-labelledby=\"\(module.name)\">\n<h2 id=\"\(module.name)\">\(module.name)</h2>\n"
        for screen in module.screens {
            html += "<h3>\(CellGrid.escaped(screen.title))</h3>\n"
            for entry in screen.entries { html += try await article(entry) }
        }
        return html + "</section>\n"
    }

    @MainActor private static func article(_ entry: Gallery.Entry) async throws -> String {
        let screen = try await entry.preview.show().driver.screen
        let drawn = widths.map { width in
            (id: "w\(width)", text: TextRenderer(width: width, theme: .standard).text(of: screen))
        }
        let boxes = (drawn + [(id: "aloud", text: LinearRenderer().text(of: screen))]).map { id, text in
            "<pre class=\"\(id)\" tabindex=\"0\" role=\"group\" aria-label=\"\(entry.path), \(id)\">\(CellGrid.html(of: text))</pre>"
        }
        return """
            <article id="\(entry.anchor)">
            <h4>\(CellGrid.escaped(entry.label)) <a href="#\(entry.anchor)" aria-label="Link to \(entry.path)">#</a></h4>
            \(boxes.joined(separator: "\n"))
            </article>

            """
    }
}
