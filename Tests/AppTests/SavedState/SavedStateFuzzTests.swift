import Domain
import Foundation
import Navigation
import Support
import Testing

@testable import App

/// The app starts from any saved data, at a place that the present person may see.
///
/// `scripts/soak restore` sets the size and the seed.
@Suite struct SavedStateFuzzTests {
    @Test func `mutated state is left out or leads to allowed places, and is restored the same way again`() async throws
    {
        let settings = ProcessInfo.processInfo.environment
        let seed = settings["RESTORE_SEED"].flatMap(UInt64.init) ?? 1
        let size = settings["RESTORE_SIZE"].flatMap(Int.init) ?? 1_000
        var (mutated, understood) = (MutatedState(seed: seed, try FixtureTests.all()), 0)
        for role in [nil, .pharmacist, .clinician] as [Role?] {
            let app = try await Workstation().start(as: role)
            for number in 0..<size / 3 {
                let state = mutated.next()
                let problem = Self.problem(of: app, restoring: state)
                if app.whereabouts.section != .home || !app.state.modals.isEmpty { understood += 1 }
                guard problem == nil else {
                    let text = String(decoding: state, as: UTF8.self)
                    Issue.record("seed \(seed), \(role?.rawValue ?? "visitor") \(number): \(problem ?? "") \(text)")
                    return
                }
            }
        }
        #expect(understood > size / 8, "\(understood) of \(size)")
        if settings["RESTORE_SIZE"] != nil {
            print("restore: \(size) states, seed \(seed), \(understood) led somewhere: none failed")
        }
    }

    /// The problem after restoring, or nil.
    private static func problem(of app: AppCoordinator, restoring state: Data) -> String? {
        app.atStart()
        app.restoreState(from: state)
        let notices = app.drainNotices()
        if notices.contains(where: { $0.count > 400 || $0.unicodeScalars.contains { $0.value < 0x20 } }) {
            return "told \(notices)"
        }
        let routes = app.state.stacks.flatMap { $0.places.map(\.route) }
        if let route = routes.first(where: { !app.startsAt($0) && app.gate.verdict(for: $0) != .allow }) {
            return "\(route) is not allowed"
        }
        if app.gate.verdict(for: app.state[app.section].top.route) != .allow { return "the section is not allowed" }
        let (found, saved) = (app.whereabouts, app.saveState() ?? Data())
        app.atStart()
        app.restoreState(from: saved)
        return app.whereabouts == found ? nil : "\(found) is then \(app.whereabouts)"
    }
}

extension AppCoordinator {
    /// Returns to the state of a start.
    fileprivate func atStart() {
        dropRequest()
        dismissAll()
        change { $0.changeAll { $0.popToRoot() } }
        select(.home)
        outcomes.keep(only: Set(state.places))
        _ = drainNotices()
    }

    /// Whether a route is the root of a section, which exists for everyone and is shown to those who may see it.
    fileprivate func startsAt(_ route: AppRoute) -> Bool {
        AppSection.allCases.contains { $0.root == route }
    }
}

/// Saved state with random damage.
private struct MutatedState {
    private var random: SeededGenerator
    private let originals: [[UInt8]]

    init(seed: UInt64, _ originals: [Data]) {
        random = SeededGenerator(seed: seed)
        self.originals = originals.map { Array($0) }
    }

    mutating func next() -> Data {
        var bytes = originals[below(originals.count)]
        for _ in 0...below(3) { mutate(&bytes) }
        return Data(bytes)
    }

    private static let words = [
        "clinic://", "orders", "patients", "catalog", "booking", "checkout/701", "/notes", "2001", "clinic://profile",
        "clinic://settings/data", "clinic://patients/2001/notes", "null", "[]", "{}", "-1", "1e99", "true", "\u{1B}[2J",
        "\\u0000", "version", "section", "waits", "outcomes", "modals", "inputs",
        "operations", "9223372036854775808", "é", "\"", ",",
        "\u{202E}",
    ]

    private mutating func mutate(_ bytes: inout [UInt8]) {
        guard !bytes.isEmpty else { return }
        let index = below(bytes.count)
        let end = min(bytes.count, index + 1 + below(24))
        switch below(20) {
        case 0: bytes[index] = UInt8(truncatingIfNeeded: random.next())
        case 1: bytes.removeSubrange(index..<end)
        case 2: bytes.insert(contentsOf: bytes[index..<end], at: index)
        case 3: bytes.insert(contentsOf: Array(Self.words[below(Self.words.count)].utf8), at: index)
        case 4...13: replaceString(&bytes)
        default: replaceDigit(&bytes)
        }
    }

    /// Replaces a word between two quotation marks, so that the state is still JSON.
    private mutating func replaceString(_ bytes: inout [UInt8]) {
        let quotes = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\"") }
        guard quotes.count > 1 else { return }
        let start = below(quotes.count - 1)
        bytes.replaceSubrange(
            quotes[start] + 1..<quotes[start + 1], with: Array(Self.words[below(Self.words.count - 7)].utf8))
    }

    private mutating func replaceDigit(_ bytes: inout [UInt8]) {
        let digits = bytes.indices.filter { (0x30...0x39).contains(bytes[$0]) }
        guard !digits.isEmpty else { return }
        bytes[digits[below(digits.count)]] = UInt8(0x30 + below(10))
    }

    private mutating func below(_ limit: Int) -> Int { Int(random.next() % UInt64(limit)) }
}
