/// A field with a fixed set of choices.
package struct Picker: PrimitiveView {
    private let title: String
    private let options: [String]
    private let selected: Int?
    private let choose: @MainActor (Int) -> Void

    /// A field with a name, bound to one of the choices; each is shown by its name.
    package init<Choice: Hashable>(
        _ title: String, selection: Binding<Choice>, choices: [Choice], name: (Choice) -> String
    ) {
        self.title = title
        options = choices.map { name($0) }
        selected = choices.firstIndex(of: selection.wrappedValue)
        choose = { selection.wrappedValue = choices[$0] }
    }

    /// Adds the field with its number.
    package func render(into context: inout RenderContext) {
        let value = selected.map { options[$0] }
        context.add(Node(.picker, label: title, value: value, options: options), .choose(choose))
    }
}
