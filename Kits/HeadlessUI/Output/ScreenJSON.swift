#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A screen as one line of JSON, for scripts. The keys are sorted; new ones may be added, none changes its meaning.
public enum ScreenJSON {
    /// The screen as one line of JSON that ends in a newline.
    public static func text(of screen: Screen) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(ScreenRecord(screen)), as: UTF8.self) + "\n"
    }
}

private struct ScreenRecord: Encodable {
    let account: String
    let breadcrumb: [String]
    let canGoBack: Bool
    let content: NodeRecord
    let focus: Int?
    let sections: [String]
    let section: String?
    /// Left out if the program shares nothing.
    let status: [String]?
    let style: String
    let title: String

    init(_ screen: Screen) {
        account = screen.account
        breadcrumb = screen.breadcrumb
        canGoBack = screen.canGoBack
        content = NodeRecord(screen.content)
        focus = screen.focus?.number
        sections = screen.tabs.map(\.name)
        section = screen.tabs.first(where: \.isSelected)?.name
        status = screen.status.isEmpty ? nil : screen.status
        style = screen.style.rawValue
        title = screen.title
    }
}

private struct NodeRecord: Encodable {
    let role: String
    let label: String?
    let value: String?
    let id: String?
    let action: Int?
    let enabled: Bool?
    let options: [String]?
    let from: Int?
    let to: Int?
    let children: [NodeRecord]?

    init(_ node: Node) {
        role = node.role.rawValue
        label = node.label.isEmpty ? nil : node.label
        value = node.value
        id = node.identifier
        action = node.action?.number
        enabled = node.action == nil ? nil : node.isEnabled
        options = node.options.isEmpty ? nil : node.options
        from = node.minutes?.lowerBound
        to = node.minutes?.upperBound
        children = node.children.isEmpty ? nil : node.children.map(NodeRecord.init)
    }
}
