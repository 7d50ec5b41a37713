import DesignSystem
import Domain
import Foundation
import Support

nonisolated extension Preview {
    /// Text, and text with something beside it.
    static var words: [Preview] {
        component("text", title: "Text", saying: "Lena Vogt") { Text($0) } + [
            component("text", "emphasis", title: "Text") {
                Text("As ever")
                Text("Strong").bold()
                Text("Secondary").foregroundStyle(.secondary)
                Text("Warning").foregroundStyle(.warning)
            },
            component("text", "moments", title: "Text") {
                Text(.sample, style: .date)
                Text(.sample, style: .time)
                Text(.sample, format: .dateTime)
            },
        ]
            + component("labeled-content", title: "LabeledContent", saying: "Lena Vogt") {
                LabeledContent("Patient", value: $0)
                LabeledContent($0, value: "#2001")
            }
    }

    /// Notices in place of a screen's content, or beside it.
    static var notices: [Preview] {
        component("progress", title: "ProgressView", saying: "Loading…") { ProgressView($0) }
            + component("unavailable", title: "ContentUnavailableView", saying: "No orders") { words in
                ContentUnavailableView(label: { Text(words) }, description: { Text("What is bought appears here.") })
                ContentUnavailableView(label: { Text("Nothing") }, description: { Text(words) })
            }
            + component("failure", title: "FailureView", saying: "Order #1042 is shipped and cannot become shipped.") {
                FailureView(.conflict($0))
            }
            + component("field-problem", title: "FieldProblem", saying: "A service takes 5 to 240 minutes.") {
                FieldProblem($0)
            }
            + [
                component("staleness", "refreshing", title: "StalenessNote") {
                    StalenessNote(asOf: .sample, staleness: .refreshing)
                },
                component("staleness", "refreshFailed", title: "StalenessNote") {
                    StalenessNote(asOf: .sample, staleness: .refreshFailed(.storage(.full(path: "/clinic"))))
                },
                component("staleness", "incomplete", title: "StalenessNote") {
                    StalenessNote(asOf: .sample, staleness: .incomplete)
                },
            ]
    }

    /// Changes by someone else while a form was open.
    static var changes: [Preview] {
        let phone = FieldChange(field: "Phone", before: "600 555 101", mine: "600 555 102", theirs: "600 555 103")
        let email = FieldChange(field: "E-mail", before: "lena@example.com", mine: "", theirs: "")
        return [
            component("field-changes", "two", title: "FieldChanges") { FieldChanges([phone, email]) },
            component("three-way-comparison", "empty", title: "ThreeWayComparison") {
                ThreeWayComparison(before: "", mine: "14 Mar", theirs: "15 Mar")
            },
        ]
    }

    /// A value in each state of loading.
    static var loading: [Preview] {
        let states: [(String, LoadState<String>)] = [
            ("idle", .idle), ("loading", .loading), ("loaded", .loaded("Lena Vogt", asOf: .sample)),
            ("refreshing", .stale("Lena Vogt", asOf: .sample, .refreshing)),
            (
                "refreshFailed",
                .stale("Lena Vogt", asOf: .sample, .refreshFailed(.storage(.full(path: "/clinic/clinic.sqlite"))))
            ),
            ("failed", .failed(.storage(.busy(path: "/clinic/clinic.sqlite")))),
        ]
        return states.map { name, state in
            component("loaded-view", name, title: "LoadedView") { LoadedView(state) { Text($0) } }
        }
    }
}
