import Foundation
import Testing

@testable import LayeringEngine

/// A project of Xcode on disk, without a Package.swift: an app, a framework with a part in C, their tests, and what a
/// project has besides.
final class SampleProject {
    let root: String

    static let facts = """
        project\tShop
        target\tShop\tapplication
        source\tShop/App.swift
        source\tShop/Views/Start.swift
        source\tShop/Assets.xcassets
        source\tbuild/Debug/Kit.framework
        target\tKit\tframework
        source\tKit/a.c
        source\tKit/Store.swift
        source\tKit/Store.h
        target\tShopTests\tcom.apple.product-type.bundle.unit-test
        source\tShopTests/StartTests.swift
        target\tEverything\t

        """

    static let configuration = """
        layer Kit
            role domain
            targets Kit
            frameworks Foundation
        layer Shop
            role feature
            targets Shop
            uses Kit
            frameworks SwiftUI
        layer Tests
            role test
            targets *Tests
            uses Shop
            frameworks Testing
        """

    private static let sources = [
        "Shop/App.swift": "import SwiftUI\nimport Kit", "Shop/Views/Start.swift": "", "Kit/a.c": "", "Kit/Store.h": "",
        "Kit/Store.swift": "import Foundation", "ShopTests/StartTests.swift": "import Testing\nimport Shop",
        "layering.config": configuration, "project.facts": facts,
    ]

    /// Writes it with other texts for some files; an empty text leaves one out.
    init(_ changes: [String: String] = [:]) throws {
        var template = Array("\(FileManager.default.temporaryDirectory.path)/layering-XXXXXX".utf8CString)
        root = String(cString: try #require(mkdtemp(&template)))
        for (path, text) in Self.sources.merging(changes, uniquingKeysWith: { $1 }) {
            let file = URL(filePath: "\(root)/\(path)")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
    }

    deinit {
        try? FileManager.default.removeItem(atPath: root)
    }

    func subject() throws -> Subject { try Subject(ofBuild: root, facts: "\(root)/project.facts") }

    /// The findings of the gate, as `rule path:line:column name`.
    func findings() throws -> [String] {
        try subject().findings(today: "2026-11-26", expired: .warning).map {
            "\($0.rule) \($0.path):\($0.place.line):\($0.place.column) \($0.name)"
        }
    }
}
