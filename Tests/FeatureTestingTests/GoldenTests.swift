import Foundation
import HeadlessUI
import Testing

@testable import FeatureTesting

@MainActor @Suite("Goldens")
struct GoldenTests {
    private static let screen = Screen(
        title: "Cart", breadcrumb: ["Cart"], account: "", tabs: [], style: .page, canGoBack: false,
        content: Node(.group, children: ["Phenoxymethylpenicillin", "14.05 EUR"].map { Node(.text, label: $0) }))

    private static let renderings = """
        ━━ 80 columns
         Cart
        ────────────────────────────────────────────────────────────────────────────────
         Phenoxymethylpenicillin
         14.05 EUR

         ? Help
        ━━ 20 columns
         Cart
        ────────────────────
         Phenoxymethylpenic
         illin
         14.05 EUR

         ? Help
        ━━ Read aloud
        Screen: Cart
        Path: Cart
        Phenoxymethylpenicillin
        14.05 EUR

        ━━ JSON
        {"link":null,"title":"Cart","style":"page","breadcrumb":["Cart"],"account":"","status":[],"section":null,\
        "sections":[],"canGoBack":false,"isLoading":false,"focus":null,"record":null,"records":[],"facts":[],"texts":[
        {"text":"Phenoxymethylpenicillin"},
        {"text":"14.05 EUR"}],"fields":[],"actions":[],"failures":[],"unavailable":[],"timelines":[]}

        """

    @Test func `a width beside 80 columns is shown only where it says something else`() throws {
        let renderings = Self.screen.renderings(widths: [20, 40, 120])
        try withGolden(Self.renderings) { golden, _ in #expect(golden.problem(with: renderings) == nil) }
    }

    @Test(arguments: [
        ("a b", "a  \n b\n", false), ("", " \n", false), (" a\n────\n b", " a\n──\n b", false),
        ("a", "b", true), ("a", "A", true), ("a b", "b a", true), ("a b", "ab", true), ("a a", "a", true),
        ("[Lena]", "[Le…]", true), ("────", "════", true), ("a\n────", "a", true), ("a─b", "a──b", true),
    ])
    func `drawings differ by their words in order, not by spaces, breaks or the length of rules`(
        one: String, other: String, differs: Bool
    ) {
        #expect(one.differsByMoreThanSpace(from: other) == differs)
        #expect(other.differsByMoreThanSpace(from: one) == differs)
    }

    @Test(arguments: ["80 columns", "20 columns", "Read aloud", "JSON"])
    func `whichever rendering changed, the golden fails and shows where`(heading: String) throws {
        let approved = Self.renderings.replacing("━━ \(heading)\n", with: "━━ \(heading)\nas it was\n")
        try withGolden(approved) { golden, _ in
            let problem = golden.problem(with: Self.renderings)
            #expect(problem?.contains("where that is meant, scripts/update goldens writes it:\n│") == true)
            #expect(problem?.contains("│   ━━ \(heading)\n│ - as it was\n") == true)
        }
    }

    @Test func `a width that was left out fails once it says something else`() throws {
        try withGolden(Self.screen.renderings(widths: [40])) { golden, _ in
            let problem = golden.problem(with: Self.screen.renderings(widths: [20]))
            #expect(problem?.contains("│ + ━━ 20 columns\n") == true)
        }
    }

    @Test func `a golden that is missing fails, and so does one of no preview`() throws {
        try withGolden("approved") { golden, testFile in
            #expect(golden.problem(with: "approved") == nil)
            let missing = Golden(file: "other.txt", of: testFile).problem(with: "approved")
            #expect(missing?.contains("other.txt; UPDATE_GOLDENS=1 writes it. The screen:\n│ approved") == true)
            expectOnlyGoldens(of: [], besides: ["list"], filePath: testFile)
            withKnownIssue { expectOnlyGoldens(of: [], filePath: testFile) }
        }
    }

    /// Runs with a golden `list.txt` that has a text, and with the file of its test.
    private func withGolden(_ text: String, _ body: (Golden, String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "clinic-goldens-\(text.hashValue)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let testFile = folder.appending(path: "Tests/ListTests/ListTests.swift").path(percentEncoded: false)
        let golden = Golden(file: "list.txt", of: testFile, remedy: "scripts/update goldens")
        try golden.write(text)
        try body(golden, testFile)
    }
}
