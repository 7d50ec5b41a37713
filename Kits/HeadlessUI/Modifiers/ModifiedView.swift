/// A view with one change to how it is rendered.
///
/// One concrete type for all modifiers, so that a chain of them stays a flat type.
public struct ModifiedView: PrimitiveView {
    enum Modification {
        case navigationTitle(String)
        case task(TaskDeclaration)
        case disabled
        case keyboardShortcut(KeyboardShortcut)
        case identifier(String)
        case emphasis(Emphasis)
        case tag(Any)
        case record(Record)
        case navigationDocument(Record)
        case interactiveDismissDisabled
        case sceneStorage(Binding<[String: String]>)
    }

    let content: any View
    let modification: Modification

    /// Renders the view with the change.
    public func render(into context: inout RenderContext) {
        switch modification {
        case .navigationTitle(let title):
            content.render(into: &context)
            context.setTitle(title)
        case .task(let task):
            context.add(task)
            content.render(into: &context)
        case .disabled: context.addDisabled(content)
        case .keyboardShortcut(.defaultAction): context.addDefault(content)
        case .identifier(let name): context.addAll(of: content) { $0.identifier = name }
        case .emphasis(let emphasis): context.addAll(of: content) { $0.emphasis = emphasis }
        case .tag(let value): context.add(content, standingFor: value)
        case .record(let record): context.addAll(of: content) { $0.record = record }
        case .navigationDocument(let record):
            content.render(into: &context)
            context.setRecord(record)
        case .interactiveDismissDisabled:
            context.setLosesDraft()
            content.render(into: &context)
        case .sceneStorage(let input):
            context.setInput(input)
            content.render(into: &context)
        }
    }
}
