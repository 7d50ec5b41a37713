import DesignSystem
import Support

nonisolated extension Preview {
    /// Controls.
    static var controls: [Preview] { buttons + fields + choices }

    private static var buttons: [Preview] {
        component("button", title: "Button", saying: "Track this order") { Button($0) {} } + [
            component("button", "disabled", title: "Button") {
                Button("Track this order") {}
                Button("Share") {}.disabled(true)
            },
            component("pages", "first", title: "PageControls") { PageControls(previous: nil, next: {}) },
            component("pages", "middle", title: "PageControls") { PageControls(previous: {}, next: {}) },
            component("pages", "last", title: "PageControls") { PageControls(previous: {}, next: nil) },
        ]
    }

    private static var fields: [Preview] {
        component("text-field", title: "TextField", saying: "Lena Vogt") { TextField("Name", text: .constant($0)) } + [
            component("text-field", "empty", title: "TextField") { TextField("Name", text: .constant("")) },
            component("text-field", "disabled", title: "TextField") {
                TextField("Name", text: .constant("Lena Vogt")).disabled(true)
            },
            component("secure-field", "empty", title: "SecureField") { SecureField("Password", text: .constant("")) },
            component("secure-field", "filled", title: "SecureField") {
                SecureField("Password", text: .constant("correct horse"))
            },
            component("search-field", "empty", title: "SearchField") { SearchField("Search", text: "") { _ in } },
        ]
            + component("search-field", title: "SearchField", saying: "lena") {
                SearchField("Search", text: $0) { _ in }
            }
    }

    private static var choices: [Preview] {
        [
            component("toggle", "off", title: "Toggle") { Toggle("Read aloud", isOn: .constant(false)) },
            component("toggle", "on", title: "Toggle") { Toggle("Read aloud", isOn: .constant(true)) },
            component("toggle", "disabled", title: "Toggle") {
                Toggle("Read aloud", isOn: .constant(true)).disabled(true)
            },
            component("picker", "none", title: "Picker") {
                Picker("Size", selection: .constant("huge")) {
                    Text("small").tag("small")
                    Text("large").tag("large")
                }
            },
        ]
            + component("picker", title: "Picker", saying: "small") { words in
                Picker("Size", selection: .constant(words)) {
                    Text(words).tag(words)
                    Text("large").tag("large")
                }
            }
    }
}
