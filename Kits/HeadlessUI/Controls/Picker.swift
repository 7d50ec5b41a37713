/// A field with a fixed set of choices.
public struct Picker: PrimitiveView {
    private let title: String
    private let content: ViewContent
    private let selected: (Any) -> Bool?
    private let select: @MainActor (Any) -> Void

    /// A field with a name, bound to one of its choices: the views in the content whose ``View/tag(_:)`` is of the
    /// selection's type.
    public init<Choice: Hashable>(
        _ title: String, selection: Binding<Choice>, @ViewBuilder content: () -> ViewContent
    ) {
        self.title = title
        self.content = content()
        let present = selection.wrappedValue
        selected = { ($0 as? Choice).map { $0 == present } }
        select = { if let choice = $0 as? Choice { selection.wrappedValue = choice } }
    }

    /// Adds the field with its number.
    public func render(into context: inout RenderContext) {
        let choices = context.choices(in: content).filter { selected($0.tag) != nil }
        let value = choices.first { selected($0.tag) == true }?.name
        let select = select
        context.add(
            Node(.picker, label: title, value: value, options: choices.map(\.name)),
            .choose { select(choices[$0].tag) })
    }
}
