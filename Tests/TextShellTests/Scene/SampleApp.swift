import HeadlessUI
import Navigation
import Observation

/// The model of the sample app.
@MainActor @Observable final class SampleModel {
    var name = ""
    var nameOfPet = ""
    var password = ""
    var colour = "red"
    var isOpen = false
    @ObservationIgnored var steps: [String] = []
}

extension SampleScene {
    /// The sample app of these sessions: a start, a list, a form and a place that fails.
    static func app(_ model: SampleModel) -> SampleScene {
        SampleScene { scene in
            switch scene.stack.top.route {
            case .start: start(scene, model)
            case .list: list(model)
            case .form: form(model)
            case .broken: Broken(code: "full")
            }
        }
    }

    private static func start(_ scene: SampleScene, _ model: SampleModel) -> any View {
        Sketch {
            Text("Welcome")
            Button("List") { scene.stack.push(.list) }
            Button("Broken") { scene.stack.push(.broken) }
            Button("Locked") { model.steps.append("locked") }.disabled(!model.isOpen)
        }
    }

    private static func list(_ model: SampleModel) -> any View {
        Sketch {
            Button("Ana") { model.steps.append("Ana") }
            Button("Ana Maria") { model.steps.append("Ana Maria") }
            Button("Ben") { model.steps.append("Ben") }
            Button("Next") { model.steps.append("next") }.accessibilityIdentifier("more")
        }
    }

    private static func form(_ model: SampleModel) -> any View {
        let fields = Bindable(model)
        return Sketch {
            TextField("Name", text: fields.name)
            TextField("Name of pet", text: fields.nameOfPet)
            SecureField("Password", text: fields.password)
            Picker("Colour", selection: fields.colour) {
                Text("red").tag("red")
                Text("green").tag("green")
                Text("grey").tag("grey")
            }
            TextField("Closed", text: fields.name).disabled(true)
        }
    }
}
