import Domain
import Navigation
import TextShell

/// Places and words that are in reach of every screen.
extension AppScene {
    var words: [SceneWord] { ClinicWord.allCases.map { SceneWord($0.rawValue, meaning: $0.meaning) } }

    func find(_ text: String, limit: Int) async -> FoundPlaces {
        guard !coordinator.state.isLocked else { return FoundPlaces(failure: .terminalLocked) }
        guard let query = PlaceQuery(text, today: today) else { return FoundPlaces() }
        return await search(limit).places(for: query)
    }

    func answer(to line: String) async throws(CommandFailure) -> SceneAnswer {
        if let word = ClinicWord(rawValue: line.lowercased()) { return try await carryOut(word) }
        guard let query = PlaceQuery(line, today: today) else { return .unknown }
        // What the line names for certain is opened unread: the gates decide, and its page says whether it exists.
        if let kind = query.kind, let number = query.number {
            return .places(FoundPlaces(places: [FoundPlace(kind, number)].compactMap { $0 }))
        }
        if let day = query.day { return .places(FoundPlaces(places: [.day(day)])) }
        guard query.isExact else { return .unknown }
        return try await records(called: query)
    }

    /// The records of a number, or a telephone's. Who has to sign in for that is asked to.
    private func records(called query: PlaceQuery) async throws(CommandFailure) -> SceneAnswer {
        guard !coordinator.state.isLocked else { throw .terminalLocked }
        let found = await search(Self.mostRecords).places(for: query)
        guard found.places.isEmpty else { return .places(found) }
        guard coordinator.session != nil else {
            coordinator.go(.signIn)
            coordinator.notify("Sign in, and type the number again.")
            return .done
        }
        throw found.failure ?? .noSuchNumber
    }

    private func carryOut(_ word: ClinicWord) async throws(CommandFailure) -> SceneAnswer {
        if let route = word.route {
            begin("open \(route.link ?? "")", canBeRepeated: false)
            coordinator.go(.route(route))
            return .done
        }
        guard (coordinator.session == nil) == (word == .signIn) else {
            throw coordinator.session == nil ? .nobodyHere : .somebodyHere
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

    private func search(_ limit: Int) -> PlaceSearch {
        PlaceSearch(
            patients: container.patients, orders: container.orders, appointments: container.appointments,
            catalog: container.catalog, timeZone: container.timeZone, limit: limit)
    }

    /// The most patients with one telephone number that are listed.
    private static let mostRecords = 10
}

extension CommandFailure {
    fileprivate static let terminalLocked = CommandFailure(GateRefusal.locked.line, .noPermission)
    fileprivate static let nobodyHere = CommandFailure("Nobody is signed in.", .usage)
    fileprivate static let somebodyHere = CommandFailure("Somebody is signed in: type “sign out” first.", .usage)
    fileprivate static let noSuchNumber = CommandFailure(
        "Nothing on this screen has this number, and no patient, order, product or appointment has it.", .usage)
}
