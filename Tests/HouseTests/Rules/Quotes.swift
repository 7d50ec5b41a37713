extension Rule {
    /// A page that shows code shows the code that is built.
    static let quotes = Rule(
        name: "Every quotation of a source is as the source is",
        bad: [
            ["docs/a.md": "<!-- quote: A.swift#b -->\n```swift\nlet b = 1\n```", "A.swift": "let b = 2"],
            ["docs/a.md": "<!-- quote: A.swift#c -->\n```swift\nlet c = 1\n```", "A.swift": "let b = 2"],
            ["docs/a.md": "<!-- quote: A.swift -->\nlet b = 1", "A.swift": "let b = 1"],
        ],
        good: [
            "docs/a.md": """
            <!-- quote: A.swift#b -->
            ```swift
            /// Adds.
            func b(
                c: Int
            ) {
                d()
            }
            ```
            <!-- quote: A.swift#it adds -->
            ```swift
            @Test func `it adds`() { b() }
            ```
            <!-- quote: A.swift#it subtracts -->
            ```swift
            @Test(arguments: [
                1,
            ])
            func `it subtracts`(c: Int) async {
                b()
            }
            ```
            <!-- quote: A.swift#links -->
            ```swift
            static let links = Table(
                [
                    1
                ])
            ```
            """,
            "A.swift": """
            struct A {
                /// Adds.
                func b(
                    c: Int
                ) {
                    d()
                }

                @Test func `it adds`() { b() }

                @Test(arguments: [
                    1,
                ])
                func `it subtracts`(c: Int) async {
                    b()
                }

                static let links = Table(
                    [
                        1
                    ])
            }
            """,
        ]
    ) { repository in
        repository.markdown.flatMap { page in
            Quote.all(in: page.lines).compactMap { quote -> Finding? in
                let source = quote.source(in: repository)
                guard source != Array(page.lines[quote.block]) else { return nil }
                return Finding(
                    path: page.path, line: quote.line,
                    problem: source == nil
                        ? "\(quote.path) has no \(quote.name ?? "text")"
                        : "\(quote.path) reads differently",
                    remedy: source == nil
                        ? "name a declaration of that file" : "scripts/update docs writes it")
            }
        }
    }
}
