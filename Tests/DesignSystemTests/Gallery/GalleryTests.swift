import DesignSystem
import DesignSystemPreviews
import Support
import Testing
import TextShell

@MainActor @Suite("The gallery")
struct GalleryTests {
    private static let gallery = Gallery([("DesignSystem", Previews.all)])

    @Test func `has every preview, in order, each under a unique name`() {
        let lines = Self.gallery.list.split(separator: "\n")
        #expect(lines.count == Previews.all.count)
        #expect(Set(lines).count == lines.count)
        #expect(lines.first == "DesignSystem/text/usual")
        #expect(Set(Self.gallery.entries.map(\.anchor)).count == lines.count)
    }

    @Test func `shows only the states that are asked for, by their own name or with their screen's`() throws {
        #expect(try Self.gallery.only(features: [], states: ["discard"]).list == "DesignSystem/discard\n")
        #expect(
            try Self.gallery.only(features: ["DesignSystem"], states: ["off", "toggle-on"]).list
                == "DesignSystem/toggle/off\nDesignSystem/toggle/on\n")
    }

    @Test(arguments: [(["X"], []), ([], ["x"])])
    func `says what there is instead of a name that it does not know`(features: [String], states: [String]) {
        let failure = #expect(throws: CommandFailure.self) {
            try Self.gallery.only(features: features, states: states)
        }
        #expect(failure?.exitCode == .usage)
    }

    @Test func `as JSON is a line for each, with its name`() async throws {
        let text = try await Self.gallery.only(features: [], states: ["discard"]).text(.json, width: 80)
        #expect(text.hasPrefix(#"{"preview":"DesignSystem/discard","screen":{"#))
        #expect(text.hasSuffix("}}\n"))
    }
}

@MainActor @Suite("The gallery's page")
struct GalleryPageTests {
    private static let gallery = Gallery([("DesignSystem", Previews.all)])

    @Test func `is the same every time, and needs nothing from elsewhere`() async throws {
        let html = try await GalleryPage(Self.gallery, title: "Every screen in every state").html
        #expect(html == (try await GalleryPage(Self.gallery, title: "Every screen in every state").html))
        for word in ["http:", "https:", "<script", "src=", "@import", "url("] {
            #expect(!html.contains(word), "\(word)")
        }
    }

    @Test func `has every entry of its contents once`() async throws {
        let html = try await GalleryPage(Self.gallery, title: "Every screen in every state").html
        for entry in Self.gallery.entries {
            #expect(html.ranges(of: "<article id=\"\(entry.anchor)\">").count == 1, "\(entry.anchor)")
            #expect(html.ranges(of: "<li><a href=\"#\(entry.anchor)\">").count == 1, "\(entry.anchor)")
        }
    }

    @Test func `treats user input as text, whatever it contains`() {
        let html = CellGrid.html(of: "<script>&\"\u{1B}[1ma\u{1B}[0m")
        #expect(html == "&lt;script&gt;&amp;&quot;<span class=\"s1\">a</span>")
    }

    @Test func `keeps the cells of what a browser draws wider or narrower`() {
        #expect(CellGrid.html(of: "a美b") == "a<i style=\"width:2ch\">美</i>b")
        #expect(CellGrid.html(of: "─────") == "<i style=\"width:5ch\">─────</i>")
        #expect(CellGrid.html(of: "Žoë") == "Žoë")
    }
}

@Suite("The gallery's options")
struct GalleryOptionsTests {
    @Test func `say what is wanted`() throws {
        let options = try GalleryOptions(
            ["--feature", "Orders", "--state", "loaded", "--width", "40", "--format", "linear", "--html", "a.html"])
        #expect(options.features == ["Orders"] && options.states == ["loaded"])
        #expect(options.width == 40 && options.format == .linear)
        #expect(options.action == .page(file: "a.html"))
        #expect(try GalleryOptions(["--html", "--state", "x"]).action == .page(file: nil))
        #expect(try GalleryOptions(["--list"]).action == .list)
    }

    @Test(
        arguments: [["--width", "7"], ["--width"], ["--format", "pdf"], ["--feature"], ["--fast"], ["Orders"]])
    func `that are wrong are refused with what to write instead`(arguments: [String]) {
        let failure = #expect(throws: CommandFailure.self) { try GalleryOptions(arguments) }
        #expect(failure?.exitCode == .usage)
    }
}
