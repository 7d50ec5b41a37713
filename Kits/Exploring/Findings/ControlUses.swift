/// The effects of each screen's controls over a whole exploration.
struct ControlUses<Start: ExplorableStart> {
    /// The effect of using a control.
    enum Effect: Hashable {
        /// Something else was shown, or something was saved.
        case done
        /// Nothing changed, and the user was told why.
        case refused(String)
        /// All stayed as it was.
        case none
    }

    /// One control of one screen.
    struct Control: Hashable {
        let screen: String
        let name: String
    }

    private var idle: [Control: (effect: Effect, way: ExploredWay<Start>)] = [:]
    private var done: Set<Control> = []
    private var disabled: [Control: ExploredWay<Start>] = [:]
    private var enabled: Set<Control> = []

    /// Records the effect of using a control.
    mutating func used(_ control: Control, _ effect: Effect, at way: ExploredWay<Start>) {
        if effect == .done { done.insert(control) } else if idle[control] == nil { idle[control] = (effect, way) }
    }

    /// Records a visible control.
    mutating func saw(_ control: Control, isEnabled: Bool, at way: ExploredWay<Start>) {
        if isEnabled { enabled.insert(control) } else if disabled[control] == nil { disabled[control] = way }
    }

    /// The controls that never had an effect or could never be used, each with the problem.
    var useless: [(control: Control, problem: String, way: ExploredWay<Start>)] {
        let idle = idle.filter { !done.contains($0.key) }.map { control, use in
            switch use.effect {
            case .refused(let line): (control, "\(control.name) is always refused: “\(line)”", use.way)
            case .done, .none: (control, "\(control.name) does nothing", use.way)
            }
        }
        let disabled = disabled.filter { !enabled.contains($0.key) }.map { control, way in
            (control, "\(control.name) can never be used", way)
        }
        return (idle + disabled).sorted { ($0.0.screen, $0.0.name) < ($1.0.screen, $1.0.name) }
    }
}
