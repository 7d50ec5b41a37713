@testable import LayeringCommands
@testable import LayeringEngine

/// Three packages that depend on each other: two of libraries, and an app.
enum SampleRepository {
    static let packages: [(folder: String, facts: String)] = [
        (
            "Core",
            """
            target\tDomain\tlibrary\tSources/Domain
            gated\tyes
            source\tSources/Domain/A.swift
            target\tData\tlibrary\tSources/Data
            dependency\tDomain
            gated\tno
            source\tSources/Data/A.swift
            """
        ),
        (
            "Features",
            """
            target\tOrders\tlibrary\tSources/Orders
            product\tCore
            gated\tyes
            source\tSources/Orders/A.swift
            target\tHome\tlibrary\tSources/Home
            product\tCore
            gated\tno
            source\tSources/Home/A.swift
            library\tCore\tcore\tknown
            module\tDomain
            library\tStorage\tcore\tknown
            module\tData
            """
        ),
        (
            "Apps/Shop",
            """
            target\tShop\texecutable\tSources/Shop
            product\tStorage
            product\tOrders
            gated\tyes
            source\tSources/Shop/A.swift
            library\tOrders\tfeatures\tknown
            module\tOrders
            """
        ),
    ]

    static let configuration = """
        packages Core Features Apps/Shop
        layer Domain
            role domain
            targets Domain
        layer Data
            role data
            targets Core/Sources/Data
            uses Domain
        layer Features
            role feature
            targets Features/Sources/*
            uses Domain
        layer Apps
            role app
            targets Shop
            uses Domain Data Features
        """

    static let sources = [
        "Core/Sources/Domain/A.swift": "", "Core/Sources/Data/A.swift": "import Domain",
        "Features/Sources/Orders/A.swift": "import Domain", "Features/Sources/Home/A.swift": "import Domain",
        "Apps/Shop/Sources/Shop/A.swift": "import Data\nimport Orders",
    ]

    static func facts() throws -> PackageFacts {
        PackageFacts(
            joining: try packages.map { ($0.folder, try PackageFacts(fileText: $0.facts)) }, name: "Repository")
    }

    static var manifests: [String: Manifest] {
        let texts = [
            "Core": "\"Domain\"\n\"Data\"", "Features": "(\"Orders\")\n(\"Home\", \"Core\")",
            "Apps/Shop": "(\"Shop\", [(\"Orders\")])",
        ]
        return texts.reduce(into: [:]) { $0[$1.key] = Manifest($1.value, path: "\($1.key)/Package.swift") }
    }
}
