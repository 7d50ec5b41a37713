import Testing

@testable import LayeringCommands
@testable import LayeringEngine

/// A finding names what is written there, and is told once.
@Suite struct MessageTests {
    @Test(arguments: [
        ("try data.write(to: url)", "`.write(to:)` does I/O"),
        ("let a = FileManager.default", "`FileManager.default` does I/O"),
        ("let a = try String(contentsOf: url)", "`String(contentsOf:)` does I/O"),
        ("let a = fopen(b, c)", "`fopen` does I/O"), ("let a: URLRequest", "`URLRequest` does I/O"),
        ("let a = Cache.shared", "`Cache.shared` is a global"), ("a(.shared)", "`.shared` is a global"),
        ("static let shared = A()", "`static let shared` is a global"),
        ("static var shared = A(); var b = 1", "`static var shared` is a global"),
        ("static nonisolated(unsafe) var shared = A()", "`static nonisolated(unsafe) var shared` is a global"),
        ("_Concurrency.Task.detached {}", "`Task.detached` starts work"),
        ("@Query(sort: \\.a) private var items: [A]", "`@Query var items` does I/O"),
        ("@Environment(\\.dismiss) var close", "`\\.dismiss` moves the user"),
        ("@State private var selectedTab = 1", "`@State var selectedTab` holds navigation"),
        ("a.sheet(onDismiss: b, item: $c) { _ in }", "`.sheet(item:)` presents"),
        ("NavigationLink(a) { B() }", "`NavigationLink` is tied to its screen"),
        ("Task.detached {}", "`Task.detached` starts work"),
        ("a = b.url(forResource: c)", "`.url(forResource:)` does I/O"),
        ("Pipe()", "`Pipe` does I/O"), ("let a = try? await b()", "`try?` hides"),
        (
            "struct OrderView { let a: OrderRepository }; extension OrderView { let b: OrderRepository }",
            "`OrderRepository`"
        ),
    ])
    func `a finding says what is written`(code: String, start: String) {
        let example = Example("Features/Orders", code)
        let (configuration, _) = Configuration.read(SamplePackage.configuration, path: "layering.config")
        let found = Check(SamplePackage.facts(of: example), configuration).raw(SourcesInMemory(example.files))
            .filter { $0.path != "Package.swift" }.map(\.what)
        #expect(found.count == 1 && found[0].hasPrefix(start), "\(found)")
    }
}
