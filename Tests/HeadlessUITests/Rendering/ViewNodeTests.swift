import Foundation
import HeadlessUI
import Testing

@MainActor @Suite("The nodes of each view")
struct ViewNodeTests {
    @Test func `words, and moments in the clinic's time zone`() {
        let nodes = nodes {
            Text("Hello")
            Text(Date(timeIntervalSince1970: 0), format: .dateTime)
            LabeledContent("Name", value: "Ana")
            LabeledContent("At") { Text(Date(timeIntervalSince1970: 0), style: .time) }
        }
        var moment = Node(.text, label: "1970-01-01 00:00")
        var time = Node(.labeledContent, label: "At", value: "00:00")
        moment.data = .moment(Date(timeIntervalSince1970: 0))
        time.data = moment.data
        let name = Node(.labeledContent, label: "Name", value: "Ana")
        #expect(nodes == [Node(.text, label: "Hello"), moment, name, time])
    }

    @Test func `containers hold their content; a group and what shows nothing leave no trace`() {
        let nodes = nodes {
            VStack { Text("a") }
            HStack {
                Text("b")
                Spacer()
            }
            Section("S") { Text("c") }
            Group { Text("d") }
            EmptyView()
        }
        #expect(
            nodes == [
                Node(.group, children: [Node(.text, label: "a")]),
                Node(.row, children: [Node(.text, label: "b"), Node(.spacer)]),
                Node(.section, label: "S", children: [Node(.text, label: "c")]), Node(.text, label: "d"),
            ])
    }

    @Test func `controls have numbers, values and choices`() {
        let nodes = nodes {
            Button("Go") {}
            Button {
            } label: {
                HStack { Text("row") }
            }
            TextField("Name", text: .constant("ana"))
            SecureField("Secret", text: .constant("hunter2"))
            SecureField("None", text: .constant(""))
            Picker("Show", selection: .constant(2)) {
                Text("n1").tag(1)
                Text("n2").tag(2)
            }
        }
        #expect(
            nodes == [
                .control(.button, "Go", 1),
                .control(.button, 2, children: [Node(.row, children: [Node(.text, label: "row")])]),
                .control(.textField, "Name", 3, value: "ana"), .control(.secureField, "Secret", 4, value: "••••"),
                .control(.secureField, "None", 5, value: ""),
                .control(.picker, "Show", 6, value: "n2", options: ["n1", "n2"]),
            ])
    }

    @Test func `messages state the problem and the advice; a failure is identified by its code`() {
        var failure = Node(
            .failure, label: "Too late.", emphasis: .warning, children: [Node(.text, label: "Look again.")])
        failure.identifier = "conflict"
        let nodes = nodes {
            ProgressView("Wait")
            ContentUnavailableView(label: { Text("None") }, description: { Text("Nothing here.") })
            FailureView("Too late.", advice: "Look again.", code: "conflict")
        }
        #expect(
            nodes == [
                Node(.progress, label: "Wait", emphasis: .secondary),
                Node(
                    .unavailable, label: "None",
                    children: [Node(.text, label: "Nothing here.", emphasis: .secondary)]),
                failure,
            ])
    }

    // holds: diff-equatable-views
    @Test func `modifiers change what they are put on, and nothing else`() {
        let rendering = rendering {
            Text("a").foregroundStyle(.warning).accessibilityIdentifier("x")
            Text("b").task {}
            Text("c").navigationTitle("Title").task(id: 7) {}
        }
        var first = Node(.text, label: "a", emphasis: .warning)
        first.identifier = "x"
        #expect(rendering.content.children == [first, Node(.text, label: "b"), Node(.text, label: "c")])
        #expect(rendering.title == "Title")
        #expect(Set(rendering.tasks.map(\.id)).count == 2)
    }

    @Test(
        arguments: [(false, false), (true, false), (false, true), (true, true)])
    func `pages that do not exist have no control`(hasPrevious: Bool, hasNext: Bool) {
        let act: @MainActor () -> Void = {}
        let nodes = nodes { PageControls(previous: hasPrevious ? act : nil, next: hasNext ? act : nil) }
        #expect(nodes.compactMap(\.identifier) == (hasNext ? ["more"] : []) + (hasPrevious ? ["previous"] : []))
    }
}

extension Node {
    fileprivate static func control(_ role: NodeRole, _ number: Int, children: [Node]) -> Node {
        .control(role, "", number, children: children)
    }
}
