extension Rule {
    /// DesignSystem is a vocabulary for any app: of this one it knows how loading goes and what an error says.
    static let shownOfDomain = Rule(
        name: "DesignSystem names nothing of Domain but a load state and an error",
        bad: [
            [
                "Domain/O.swift": "package struct Order {\n}\n",
                "DesignSystem/A.swift": "import Domain\nlet a: LoadState<Order>\n",
            ]
        ],
        good: [
            "Domain/O.swift": "package struct Order {\n}\npackage struct AppError {\n}\n",
            "DesignSystem/A.swift": "import Domain\nlet a: AppError // Order\n",
            "DesignSystem/B.swift": "let Order = 1",
        ]
    ) { repository in
        let shown: Set = ["AppError", "LoadState", "Staleness"]
        let others = repository.types(in: "Domain").map(\.name).filter { !shown.contains($0) }
        let files = repository.swift.filter { file in
            file.isIn(["DesignSystem"]) && file.imports.contains { $0.module == "Domain" }
        }
        return files.flatMap { file in
            file.code.enumerated().flatMap { index, line in
                others.filter(line.containsWord).map {
                    Finding(
                        path: file.path, line: index + 1, problem: "DesignSystem names \($0) of Domain",
                        remedy: "take a value that any app could show")
                }
            }
        }
    }
}
