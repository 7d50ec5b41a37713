import DesignSystem
import Domain
import Staff
import Support

/// The form that invites somebody new, on its fakes.
final class InviteScreen: DrivenScreen {
    let fakes = StaffFakes()
    let driver: ScreenDriver
    private weak var model: InviteModel?

    init() {
        let model = InviteModel(dependencies: fakes.dependencies, coordinator: fakes.coordinator)
        self.model = model
        driver = ScreenDriver(InviteView(model: model), style: .sheet, deliveries: fakes.deliveries)
    }

    /// Types a name and a user name, and presses the button.
    func invite(_ name: String, _ userName: String) async throws {
        try await driver.type(name, into: "name")
        try await driver.type(userName, into: "user")
        try await driver.press("invite")
    }

    var repositoryCalls: Int { fakes.staff.callCount }
    var openStreams: Int { fakes.staff.openStreams }
    var isModelGone: Bool { model == nil }
}

/// Every state of the form, named after its golden.
nonisolated enum InviteState: String, PreviewState {
    case empty, typed, incomplete, taken, storageFailed, invited, long, wide, hostile

    /// The screen in this state.
    @MainActor func screen() async throws -> InviteScreen {
        let screen = InviteScreen()
        await screen.driver.settle()
        switch self {
        case .empty: break
        case .typed:
            try await screen.driver.type("Oda Lund", into: "name")
            try await screen.driver.choose("clinician", in: "role")
        case .incomplete: try await screen.driver.press("invite")
        case .taken: try await screen.invite("Ben Two", "ben")
        case .storageFailed:
            screen.fakes.staff.answers.failNext(with: .storage(.readOnly(path: "/clinic/clinic.sqlite")))
            try await screen.invite("Oda Lund", "oda")
        case .invited: try await screen.invite("Oda Lund", "oda")
        case .long: try await screen.driver.type(Specimen.long, into: "name")
        case .wide: try await screen.driver.type(Specimen.wide, into: "name")
        case .hostile: try await screen.driver.type(Specimen.hostile, into: "name")
        }
        return screen
    }
}
