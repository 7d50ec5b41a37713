/// A switch that is on or off.
public struct Toggle: PrimitiveView {
    private let title: String
    private let isOn: Binding<Bool>

    /// A switch with a name, bound to whether it is on.
    public init(_ title: String, isOn: Binding<Bool>) {
        self.title = title
        self.isOn = isOn
    }

    /// Adds the switch with its number. Pressing it turns it over; it can be set to `on` and `off` too.
    public func render(into context: inout RenderContext) {
        let (options, isOn) = (["off", "on"], isOn)
        let node = Node(.toggle, label: title, value: options[isOn.wrappedValue ? 1 : 0], options: options)
        context.add(node, .choose { isOn.wrappedValue = $0 == 1 })
    }
}
