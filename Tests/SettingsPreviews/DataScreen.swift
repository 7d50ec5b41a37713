import DesignSystem
import Domain
import Settings
import Support

/// The screen of the clinic's location, without a model or a repository.
final class DataScreen: DrivenScreen {
    let driver: ScreenDriver
    let repositoryCalls = 0
    let openStreams = 0
    let isModelGone = true

    init(_ location: String, zone: ClinicTimeZone = .madrid) {
        driver = ScreenDriver(DataView(location: location, zone: ZonePresentation(zone)), style: .sheet)
    }
}

/// Every state of the screen, named after its golden.
nonisolated enum DataState: String, PreviewState {
    case memory, folder, long, wide, hostile, unknownZone

    /// The screen in this state.
    @MainActor func screen() -> DataScreen {
        switch self {
        case .memory: DataScreen("memory")
        case .folder: DataScreen("/home/ana/clinic")
        case .long: DataScreen(Specimen.long)
        case .wide: DataScreen(Specimen.wide)
        case .hostile: DataScreen(Specimen.hostile)
        case .unknownZone: DataScreen("/home/ana/clinic", zone: ClinicTimeZone(identifier: "Mars/Olympus", rules: nil))
        }
    }
}
