import Foundation
import HeadlessUI

/// Rendering for tests, in UTC.
@MainActor func rendering(@ViewBuilder _ content: () -> ViewContent) -> Rendering {
    content().rendered(in: RenderEnvironment())
}

/// The nodes that views add.
@MainActor func nodes(@ViewBuilder _ content: () -> ViewContent) -> [Node] {
    rendering(content).content.children
}

/// A screen around the nodes that views add.
@MainActor func screen(@ViewBuilder _ content: () -> ViewContent) -> Screen {
    let rendering = rendering(content)
    return Screen(
        title: "Place", breadcrumb: ["Start", "Place"], account: "Ana Ruiz, pharmacist",
        tabs: [Tab(name: "Start", isSelected: true), Tab(name: "Other", isSelected: false)], style: .page,
        canGoBack: true, content: rendering.content, record: rendering.record)
}

extension Node {
    /// A control with its number.
    static func control(
        _ role: NodeRole, _ label: String = "", _ number: Int, value: String? = nil, isEnabled: Bool = true,
        options: [String] = [], children: [Node] = []
    ) -> Node {
        Node(
            role, label: label, value: value, action: ActionID(number), isEnabled: isEnabled, options: options,
            children: children)
    }
}
