/// A field with a fixed set of choices.
public struct Picker: PrimitiveView {
    private let title: String
    private let options: [String]
    private let selected: Int?
    private let choose: @MainActor (Int) -> Void

    /// A field with a name, bound to one of the choices; each is shown by its name.
    public init<Choice: Hashable>(
        _ title: String, selection: Binding<Choice>, choices: [Choice], name: (Choice) -> String
    ) {
        self.title = title
        let present = selection.wrappedValue
        var (options, selected): ([String], Int?) = ([], nil)
        options.reserveCapacity(choices.count)
        // By position: a collection's own methods look up many types where the choice's type is not known.
        for index in 0..<choices.count {
            options.append(name(choices[index]))
            if selected == nil, choices[index] == present { selected = index }
        }
        (self.options, self.selected) = (options, selected)
        choose = { selection.wrappedValue = choices[$0] }
    }

    /// Adds the field with its number.
    public func render(into context: inout RenderContext) {
        let value = selected.map { options[$0] }
        context.add(Node(.picker, label: title, value: value, options: options), .choose(choose))
    }
}
