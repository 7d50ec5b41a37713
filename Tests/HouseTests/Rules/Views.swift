/// The rules about views.
extension Rule {
    // holds: view-body-complexity
    static let smallBodies = Rule(
        name: "A view's body has at most 16 lines, 20 where it lists a screen's buttons",
        bad: [["Features/A/A.swift": view(body: String(repeating: "        Text(a)\n", count: 17))]],
        good: ["Features/A/A.swift": view(body: String(repeating: "        Text(a)\n", count: 16))]
    ) { repository in
        repository.views.compactMap { view in
            guard let start = view.lines.firstIndex(where: { $0.text.contains("var body") }) else { return nil }
            let body = view.lines[(start + 1)...].prefix { $0.depth > 0 }.filter { !$0.text.allSatisfy(\.isWhitespace) }
            let controls = body.filter { $0.text.contains("Button(") }.count
            let (length, most) = (body.count - 1, controls > 3 ? 20 : 16)
            return length <= most
                ? nil : view.finding("the body of \(view.name) has \(length) lines", "make a part a view of its own")
        }
    }

    static let draftsAreKept = Rule(
        name: "A view that holds a draft keeps it with its place, over a restart",
        bad: [["Features/A/A.swift": view(body: "        b.interactiveDismissDisabled(model.hasDraft)\n")]],
        good: [
            "Features/A/A.swift": view(
                body: "        b.interactiveDismissDisabled(model.hasDraft)\n            .sceneStorage($model.input)\n")
        ]
    ) { repository in
        repository.views.filter { view in
            let says = { (word: String) in view.lines.contains { $0.text.contains(word) } }
            return says(".interactiveDismissDisabled(") && !says(".sceneStorage(") && !forgetful.contains(view.name)
        }.map { $0.finding("\($0.name) keeps nothing of its draft", "add `.sceneStorage($model.input)`") }
    }

    /// The views of secrets, and of questions, whose answer goes with them.
    private static let forgetful = ["ChangePasswordView", "CancelAppointmentAlert"]

    // holds: view-no-logic-in-body, list-filter-in-model
    static let viewsOnlyShow = Rule(
        name: "A view does not filter, sort, compute or format",
        bad: logic.map { ["Features/A/A.swift": view(body: "        Text(a\($0) { b }))\n")] },
        good: ["Features/A/A.swift": view(body: "        ForEach(rows) { row in Text(row.title) }\n")]
    ) { repository in
        repository.views.flatMap { view in
            view.lines.filter { line in logic.contains { line.text.contains($0) } }.map {
                view.finding("\(view.name) computes while it is rendered", "do it in the view model", at: $0.number)
            }
        }
    }

    private static let logic = [
        ".filter(", ".filter {", ".sorted", ".map(", ".map {", ".reduce(", ".formatted(", "Formatter",
        ".firstIndex", ".contains(",
    ]

    // holds: view-minimal-dependencies, diff-reference-types
    static let rowsTakeValues = Rule(
        name: "A view stores one view model and display values, nothing of Domain but an error or a load state",
        bad: [
            [
                "Domain/O.swift": "package struct Order {\n}\n",
                "Features/A/A.swift": "struct A: View {\n    let o: Order\n}\n",
            ],
            ["Features/A/A.swift": "struct ARow: View {\n    let m: AModel\n}\n"],
            ["Features/A/A.swift": "struct A: View {\n    let m: AModel\n    let n: BModel\n}\n"],
        ],
        good: [
            "Domain/O.swift": "package struct Order {\n}\n",
            "Features/A/A.swift": "struct A: View {\n    let m: AModel\n    let o: OrderPresentation\n}\n",
        ]
    ) { repository in
        let domain = repository.domainNames
        return repository.views.flatMap { view in
            let models = view.stored.filter { $0.text.contains(#/: \w+Model\b/#) }
            let known = view.stored.filter { property in domain.contains { property.text.containsWord($0) } }
            return known.map { view.finding("\(view.name) knows Domain's type", "store what is shown", at: $0.number) }
                + models.dropFirst(view.name.hasSuffix("Row") ? 0 : 1).map {
                    view.finding("\(view.name) stores a model it does not need", "pass values", at: $0.number)
                }
        }
    }

    private static func view(body: String) -> String {
        "struct A: View {\n    var body: some View {\n\(body)    }\n}\n"
    }
}

extension Repository {
    /// Every view of a feature.
    var views: [TypeBody] { types(in: "Features").filter { $0.conforms(to: "View") } }

    /// Every view model: what observes and is asked by views.
    var models: [TypeBody] { types(in: "Features").filter { $0.kind == "class" } }

    /// Domain's types, but for those whose purpose is to be shown as they are.
    var domainNames: [String] {
        let shown: Set = ["AppError", "LoadState", "StorageFault"]
        return types(in: "Domain").filter { $0.kind != "protocol" }.map(\.name).filter { !shown.contains($0) }
    }
}
