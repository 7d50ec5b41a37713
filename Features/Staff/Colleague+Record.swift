import DesignSystem
import Domain

extension Colleague {
    /// The colleague for programs.
    nonisolated var record: Record {
        Record(
            "colleague", id: .text(staff.userName),
            [
                "name": .text(staff.name), "role": .text(staff.role.rawValue), "standing": .text(standing.word),
                "until": standing.moment,
            ])
    }
}

extension Colleague.Standing {
    /// Whether somebody works here, in a word.
    nonisolated var word: String {
        switch self {
        case .working: "working"
        case .invited: "invited"
        case .left: "left"
        }
    }

    /// The end of an invitation, or of somebody's time here.
    nonisolated fileprivate var moment: RecordValue {
        switch self {
        case .working: .none
        case .invited(let moment), .left(let moment): .moment(moment)
        }
    }
}
