/// The rules about previews.
extension Rule {
    /// A screen that the app shows is in the gallery, has goldens and keeps the laws of screens.
    static let previews = Rule(
        name: "Every view that a route shell shows has a preview beside its feature's tests",
        bad: [
            screens.merging(["Tests/OrdersPreviews/A.swift": "let a = OtherView(model: a)\n"]) { $1 },
            screens.merging(["Tests/PatientsPreviews/A.swift": "let a = OrderListView(model: a)\n"]) { $1 },
            screens.merging(["Tests/OrdersPreviews/Host.swift": "let a = OrderListView(model: a)\n"]) { $1 },
        ],
        good: screens.merging(["Tests/OrdersPreviews/A.swift": "let a = OrderListView(model: a)\n"]) { $1 }
    ) { repository in
        let shown = repository.views(madeIn: "App/Composition")
        return repository.views.filter { shown.contains($0.name) }.compactMap { view in
            let feature = view.path.split(separator: "/")[1]
            let place = "Tests/\(feature)Previews"
            // The host makes every screen of its feature, to walk through, and shows none in its states.
            let previewed = repository.views(madeIn: place, besides: "\(place)/Host.swift")
            return previewed.contains(view.name)
                ? nil : view.finding("\(view.name) has no preview", "show it in \(place)")
        }
    }

    private static let screens = [
        "Features/Orders/OrderListView.swift": "struct OrderListView: View {\n}\n",
        "App/Composition/OrdersRouteShell.swift": "let a = OrderListView(model: a)\n",
    ]

    /// Every view is in a preview.
    static let components = Rule(
        name: "Every view of the design system has a preview",
        bad: [["DesignSystem/Views/Text.swift": "struct Text: PrimitiveView {\n}\n"]],
        good: [
            "DesignSystem/Views/Text.swift": "struct Text: PrimitiveView {\n}\n",
            "DesignSystem/Views/EmptyView.swift": "struct EmptyView: View {\n}\n",
            "Tests/DesignSystemPreviews/A.swift": "let a = Text(a)\n",
        ]
    ) { repository in
        let shown = repository.views(madeIn: "Tests/DesignSystemPreviews")
        // Views without looks: the empty one, and the results of builders and modifiers.
        let unseen: Set = ["EmptyView", "ViewContent", "ModifiedView"]
        return (repository.types(in: "DesignSystem") + repository.types(in: "Kits/HeadlessUI")).filter { view in
            view.conforms(to: "View", "PrimitiveView") && view.kind == "struct" && !unseen.contains(view.name)
                && !shown.contains(view.name)
        }.map { $0.finding("\($0.name) has no preview", "show it in Tests/DesignSystemPreviews") }
    }

    /// The gallery is not built with the rest, so a missing feature would go unnoticed.
    static let gallery = Rule(
        name: "The gallery shows every module of previews",
        bad: [
            ["Tests/OrdersPreviews/A.swift": "", modules: "(\"Home\", HomePreviews.Previews.all)\n"],
            ["Tests/OrdersPreviews/A.swift": "", modules: "import OrdersPreviews\n"],
            ["Tests/OrdersPreviews/A.swift": "", "Tests/A.swift": "let a = OrdersPreviews.Previews.all\n"],
        ],
        good: ["Tests/OrdersPreviews/A.swift": "", modules: "(\"Orders\", OrdersPreviews.Previews.all)\n"]
    ) { repository in
        let shown = Set(
            repository.swift.filter { $0.path == modules }.flatMap { file in
                file.text.matches(of: #/\b(\w+)\.Previews\.all\b/#).map { String($0.1) }
            })
        let there = Set(repository.swift.compactMap { $0.path.wholeMatch(of: #/Tests/(\w+Previews)/.*/#)?.1 })
        return there.filter { !shown.contains(String($0)) }.sorted().map {
            Finding(path: modules, line: 1, problem: "does not show \($0)", remedy: "import it there, and list it")
        }
    }

    private static let modules = "Tests/Support/Executables/Gallery/Modules.swift"

    /// Previews of one feature are built without the others.
    static let ownPreviews = Rule(
        name: "Previews show their own feature, and no other",
        bad: [
            [
                "Features/Orders/A.swift": "struct A {\n}\n", "Features/Home/B.swift": "struct B {\n}\n",
                "Tests/OrdersPreviews/A.swift": "import Home\n",
            ]
        ],
        good: [
            "Features/Orders/A.swift": "struct A {\n}\n", "Features/Home/B.swift": "struct B {\n}\n",
            "Tests/OrdersPreviews/A.swift": "import Domain\nimport Orders\n",
        ]
    ) { repository in
        let features = Set(repository.swift.filter { $0.isIn(["Features"]) }.map { $0.path.split(separator: "/")[1] })
        return repository.swift.flatMap { file -> [Finding] in
            guard let own = file.path.wholeMatch(of: #/Tests/(\w+)Previews/.*/#)?.1 else { return [] }
            return file.imports.filter { features.contains($0.module[...]) && $0.module != own }.map {
                Finding(path: file.path, line: $0.line, problem: "imports \($0.module)", remedy: "make a sample of it")
            }
        }
    }
}

extension Repository {
    /// The names of whatever code below a folder, but for one file, makes by calling its type.
    fileprivate func views(madeIn folder: String, besides file: String? = nil) -> Set<String> {
        // Read once, not for each line.
        let call = #/\b([A-Z]\w*)(?:\(|\s*\{)/#
        return Set(
            swift.filter { $0.isIn([folder]) && $0.path != file }.flatMap(\.code).flatMap { line in
                line.matches(of: call).map { String($0.1) }
            })
    }
}
