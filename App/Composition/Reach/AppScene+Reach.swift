import Domain
import Navigation
import TextShell

/// Places and words that are in reach of every screen.
extension AppScene {
    var words: [SceneWord] {
        let role = coordinator.session?.staff.role
        return ClinicWord.allCases.filter { $0.works(for: role) }.map {
            SceneWord($0.rawValue, meaning: $0.meaning, comesFirst: $0 == .lock)
        }
    }

    var findable: String? {
        "patients, orders, products and appointments, by name, number, telephone or date; a number or date works alone"
    }

    func find(_ text: String, limit: Int) async -> FoundPlaces {
        guard !coordinator.state.isLocked else { return FoundPlaces(failure: .terminalLocked) }
        if let problem = DayProblem.missingDay(in: text) { return FoundPlaces(failure: .noSuchDay(problem)) }
        guard let query = RecordQuery(text, today: today) else { return FoundPlaces() }
        return await places(for: query, limit: limit)
    }

    func answer(to line: String) async throws(CommandFailure) -> SceneAnswer {
        if let word = ClinicWord(rawValue: line.lowercased()) { return try await carryOut(word) }
        if let problem = DayProblem.missingDay(in: line) { throw .noSuchDay(problem) }
        guard let query = RecordQuery(line, today: today) else { return .unknown }
        // What the line names for certain is opened unread: the gates decide, and its page says whether it exists.
        if let kind = query.kind, let number = query.number {
            return .places(FoundPlaces(places: [FoundPlace(kind, number)].compactMap { $0 }))
        }
        if let day = query.day { return .places(FoundPlaces(places: [FoundPlace(day)].compactMap { $0 })) }
        guard query.isExact else { return .unknown }
        return try await records(called: query)
    }

    /// The records of a number, or a telephone's.
    private func records(called query: RecordQuery) async throws(CommandFailure) -> SceneAnswer {
        guard !coordinator.state.isLocked else { throw .terminalLocked }
        let found = await places(for: query, limit: Self.mostRecords)
        guard found.places.isEmpty else { return .places(found) }
        guard coordinator.session != nil else { throw .notForVisitors }
        throw found.failure ?? .noSuchNumber
    }

    private func carryOut(_ word: ClinicWord) async throws(CommandFailure) -> SceneAnswer {
        if let route = word.route {
            begin("open \(route.link ?? "")", canBeRepeated: false)
            coordinator.go(.route(route))
            return .done
        }
        guard word.works(for: coordinator.session?.staff.role) else {
            throw word == .signIn ? .somebodyHere : .nobodyHere
        }
        begin(word.rawValue, canBeRepeated: false)
        if word == .lock {
            await coordinator.sessions.lock()
            return .locked
        }
        coordinator.go(word == .signIn ? .signIn : .signOut)
        return .done
    }

    private var today: Day { Day(of: container.clock.now, in: container.timeZone) }

    private func places(for query: RecordQuery, limit: Int) async -> FoundPlaces {
        let found = await FoundRecords(
            query, limit: limit, patients: container.patients, orders: container.orders,
            appointments: container.appointments, catalog: container.catalog)
        return FoundPlaces(found, in: container.timeZone)
    }

    /// The most patients with one telephone number that are listed.
    private static let mostRecords = 10
}

extension CommandFailure {
    fileprivate static let terminalLocked = CommandFailure(GateRefusal.locked.line, .noPermission)
    fileprivate static func noSuchDay(_ problem: String) -> CommandFailure { CommandFailure(problem, .usage) }
    fileprivate static let nobodyHere = CommandFailure("Nobody is signed in.", .usage)
    fileprivate static let somebodyHere = CommandFailure("Somebody is signed in: type “sign out” first.", .usage)
    fileprivate static let notForVisitors = CommandFailure(
        "Nothing on this screen has this number. Records are found by theirs once you are signed in.", .usage)
    fileprivate static let noSuchNumber = CommandFailure(
        "Nothing on this screen has this number, and no patient, order, product or appointment has it.", .usage)
}
