/// The rules about view models.
extension Rule {
    // holds: state-observable-class
    static let models = Rule(
        name: "Every class of a feature is an @Observable final view model, and every view model such a class",
        bad: [
            ["Features/A/A.swift": "final class AModel {\n}\n"],
            ["Features/A/A.swift": "@Observable\nclass AModel {\n}\n"],
            ["Features/A/A.swift": "@Observable\nfinal class Helper {\n}\n"],
            ["Features/A/A.swift": "struct AModel {\n}\n"],
        ],
        good: ["Features/A/A.swift": "@Observable\npackage final class AModel {\n}\n"]
    ) { repository in
        repository.types(in: "Features").filter { type in
            guard type.kind == "class" || type.name.hasSuffix("Model") else { return false }
            let says = ["@Observable", "final class"].allSatisfy(type.header.contains)
            return !(says && type.name.hasSuffix("Model"))
        }.map { $0.finding("\($0.name) is no view model", "write `@Observable final class …Model`") }
    }

    // holds: state-binding-minimal
    static let settable = Rule(
        name: "What others may set in a view model is bound to a field",
        bad: [["Features/A/A.swift": "@Observable\nfinal class AModel {\n    var name = \"\"\n}\n"]],
        good: [
            "Features/A/A.swift":
                "@Observable\nfinal class AModel {\n    var name = \"\"\n    private(set) var rows = 0\n    var b: Int { 1 }\n}\n",
            "Features/A/AView.swift": "struct AView: View {\n    let t = $model.name\n}\n",
        ]
    ) { repository in
        let features = repository.swift.filter { $0.isIn(["Features"]) }.flatMap(\.code)
        return repository.models.flatMap { model in
            model.stored.filter { property in
                guard !property.text.contains("private"), property.text.containsWord("var") else { return false }
                return !features.contains { $0.containsWord("$model.\(property.name)") }
            }.map { model.finding("\($0.name) may be set by anyone", "make it `private(set)`", at: $0.number) }
        }
    }

    // holds: layer-viewmodel-boundary
    static let boundary = Rule(
        name: "What a view model shows has no type of Domain but load states and errors",
        bad: [
            [
                "Domain/O.swift": "package struct Order {\n}\n",
                "Features/A/A.swift": "@Observable\nfinal class AModel {\n    private(set) var o: Order?\n}\n",
            ]
        ],
        good: [
            "Domain/O.swift": "package struct Order {\n}\n",
            "Features/A/A.swift":
                "@Observable\nfinal class AModel {\n    private(set) var o: OrderPresentation?\n    private var k: Order?\n}\n",
        ]
    ) { repository in
        let domain = repository.domainNames
        return repository.models.flatMap { model in
            model.stored.filter { property in
                let isPrivate = property.text.contains(#/\bprivate\b(?!\()/#)
                let type = property.text.replacing(#/\(.*\)/#, with: "")
                return !isPrivate && domain.contains { type.containsWord($0) }
            }.map { model.finding("\($0.name) shows Domain's type", "show a presentation of it", at: $0.number) }
        }
    }

    // holds: view-no-init-sideeffects, data-async-init, anti-navigation-in-init
    static let plainInits = Rule(
        name: "The initialisers of views and view models only store",
        bad: [
            ["Features/A/A.swift": "struct A: View {\n    init(b: B) {\n        b.load()\n    }\n}\n"],
            ["Features/A/A.swift": "@Observable\nfinal class AModel {\n    init(b: B) async {\n    }\n}\n"],
        ],
        good: [
            "Features/A/A.swift":
                "@Observable\nfinal class AModel {\n    init(\n        b: B\n    ) {\n        self.b = b\n        c = d\n    }\n}\n"
        ]
    ) { repository in
        (repository.views + repository.models).flatMap { type in
            initialisers(of: type).flatMap { $0 }.filter { line in
                line.text.wholeMatch(of: #/\s*(?:self\.|_)?\w+ = [\w.]+(?: \?\? [\w.]+)?\s*/#) == nil
            }.map { type.finding("\(type.name) works when it is made", "do it in `.task`", at: $0.number) }
        }
    }

    /// The lines that each initialiser runs; a header that says `async` counts as one.
    private static func initialisers(of type: TypeBody) -> [[(number: Int, depth: Int, text: String)]] {
        let starts = type.lines.indices.filter { Statement(type.lines[$0].text).kind == "init" }
        return starts.map { start in
            let rest = type.lines[start...]
            let brace = rest.firstIndex { $0.text.contains("{") } ?? start
            let waits = rest[...brace].filter { $0.text.contains(#/\)\s+async\b/#) }
            return waits + type.lines[(brace + 1)...].prefix { $0.depth > 0 && $0.text.contains(#/\w/#) }
        }
    }

    // holds: diff-equatable-views, diff-closure-skip, arch-equatable-views
    static let presentations = Rule(
        name: "What is shown is an equatable struct without closures or objects",
        bad: [
            ["Features/A/A.swift": "struct APresentation: Sendable {\n}\n"],
            ["Features/A/A.swift": "struct APresentation: Hashable {\n    let tap: () -> Void\n}\n"],
            ["Features/A/A.swift": "struct APresentation: Hashable {\n    let m: AModel\n}\n"],
            ["Features/A/A.swift": "final class APresentation: Hashable {\n}\n"],
        ],
        good: ["Features/A/A.swift": "struct APresentation: Hashable {\n    let title: String\n}\n"]
    ) { repository in
        repository.types(in: "Features").filter { $0.name.hasSuffix("Presentation") }.flatMap { type in
            let isValue = ["struct", "enum"].contains(type.kind) && type.conforms(to: "Hashable", "Equatable")
            let kept = type.stored.filter {
                $0.text.contains("->") || $0.text.contains(#/: \w+(?:Model|Coordinator)\b/#)
            }
            return (isValue ? [] : [type.finding("\(type.name) cannot be compared", "make it a `Hashable` struct")])
                + kept.map { type.finding("\($0.name) is no value", "name the action instead", at: $0.number) }
        }
    }
}
