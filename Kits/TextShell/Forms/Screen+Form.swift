import HeadlessUI

/// A screen as a form.
extension Screen {
    /// The fields that can be filled in, top to bottom. A search is none.
    var formFields: [Node] { controls.filter { $0.isEnabled && $0.isOfForm } }

    /// The button that saves the form: the first with a name of its own after the last field.
    var savingButton: Node? {
        guard let last = formFields.last?.action else { return nil }
        return controls.first { node in
            node.role == .button && node.isEnabled && !node.label.isEmpty && node.action.map { $0 > last } ?? false
        }
    }

    /// The same field as of an earlier rendering, wherever it is by now.
    func field(like field: Node) -> Node? {
        formFields.first { $0.role == field.role && $0.label == field.label && $0.identifier == field.identifier }
    }

    /// The field below another one of an earlier rendering; the next one with a problem, if only those are asked for.
    func field(after field: Node, withProblem: Bool) -> Node? {
        guard let place = self.field(like: field)?.action ?? field.action else { return nil }
        return formFields.first { node in
            node.action.map { $0 > place } ?? false && (!withProblem || problem(of: node) != nil)
        }
    }

    /// The words right below a field that say what is wrong with it, or nil.
    func problem(of field: Node) -> String? {
        let below = content.flattened.drop { $0.action != field.action }.dropFirst()
        let words = below.prefix { $0.role == .text }.filter { $0.emphasis == .warning }.map(\.label)
        return words.isEmpty ? nil : words.joined(separator: " ")
    }

    /// The first field with a problem.
    var fieldWithProblem: Node? { formFields.first { problem(of: $0) != nil } }
}

extension Node {
    fileprivate var isOfForm: Bool {
        switch role {
        case .textField, .secureField, .picker, .toggle: true
        default: false
        }
    }
}
