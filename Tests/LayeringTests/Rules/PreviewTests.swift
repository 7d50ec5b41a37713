import Testing

@testable import LayeringEngine

/// The contents of previews are free, and nothing else.
@Suite struct PreviewTests {
    @Test(arguments: [
        "#Preview { NavigationStack {} }", "#Preview(\"a\", traits: .b) { NavigationStack {} }",
        "#Preview(\"a\", body: { NavigationStack {} })",
        "struct A: PreviewProvider { static var previews: some View { NavigationStack {} } }",
        "struct A: PreviewProvider { public static var previews: B<C.D, E> { get { NavigationStack {} } } }",
        "extension A: PreviewProvider { func f() { g {} }; @MainActor static var previews: some View { NavigationStack {} } }",
    ])
    func `a preview is free`(source: String) { #expect(names(source).isEmpty) }

    @Test(arguments: [
        "#Preview(\"a\", body: makePreview)\nstruct A { let b = NavigationStack {} }",
        "#Preview\nstruct A { let b = NavigationStack {} }",
        "struct A: PreviewProvider { static var previews: some View { B() }; let c = NavigationStack {} }",
        "struct A: PreviewProvider { static var previews: B\n init() { NavigationStack {} } }",
        "struct A: PreviewProvider { static var previews = b; let c = NavigationStack {} }",
        "struct A: PreviewProvider { var previews: some View { NavigationStack {} } }",
        "struct A: PreviewProvider { struct B { static var previews: C { NavigationStack {} } } }",
        "struct A: View, PreviewProvider { static var previews: some View { NavigationStack {} } }",
        "struct A: PreviewProvider, View { static var previews: some View { NavigationStack {} } }",
    ])
    func `what is beside a preview is not`(source: String) { #expect(names(source) == ["NavigationStack"]) }

    private func names(_ source: String) -> [String] {
        scanned(Array(source.utf8)).hits.map(\.name).filter { $0 == "NavigationStack" }
    }
}
