import Domain
import FoundationEssentials
import TextShell

/// The lines that people typed: those of a member of staff are saved for them alone, and those of visitors kept until
/// the app ends.
final class EarlierLines {
    private let store: any SavedStateRepository
    private var lines: [Staff.ID?: TypedLines] = [:]

    init(store: any SavedStateRepository) {
        self.store = store
    }

    /// The lines of a member of staff, or of visitors.
    func lines(of staff: Staff.ID?) -> [String] {
        lines[staff]?.lines ?? []
    }

    /// Reads the lines that someone who came in typed before.
    func load(of staff: Staff.ID?) async throws(AppError) {
        guard let staff, lines[staff] == nil else { return }
        lines = lines.filter { $0.key == nil }
        lines[staff] = try await read(of: staff)
    }

    /// Adds a line, to those of other terminals as well.
    func add(_ line: String, of staff: Staff.ID?, isSaved: Bool) async throws(AppError) {
        guard let staff, isSaved else {
            lines[staff, default: TypedLines()].add(line)
            return
        }
        var known = try await read(of: staff)
        known.add(line)
        lines[staff] = known
        try await store.save([.linesOfStaff(staff): Data(known.lines.joined(separator: "\n").utf8)])
    }

    private func read(of staff: Staff.ID) async throws(AppError) -> TypedLines {
        let data = try await store.savedState(of: .linesOfStaff(staff)) ?? Data()
        return TypedLines(String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init))
    }
}

extension AppScene {
    var earlierLines: [String]? { typed.lines(of: coordinator.session?.staff.id) }

    func note(line: String) async {
        do {
            try await typed.add(line, of: coordinator.session?.staff.id, isSaved: remembersPlace)
        } catch {
            coordinator.notify("What you typed could not be saved: \(error.message) \(error.advice)")
        }
    }

    /// Reads what the person who is here typed before.
    func recallLines() async {
        do {
            try await typed.load(of: coordinator.session?.staff.id)
        } catch {
            coordinator.notify("What you typed before could not be read: \(error.message) \(error.advice)")
        }
    }
}
