import Domain

extension PostgresRemote {
    /// Does something that may be done twice, with a remote that keeps a clinic in tables of the version known here.
    func exchangeInUse<Value: Sendable>(
        _ work: @escaping @Sendable (PostgresSession) throws(PostgresFault) -> Value
    ) async throws(AppError) -> Value {
        try await exchange { session throws(PostgresFault) in
            try self.checkVersion(of: session)
            guard session.remote != nil else { throw .unfit(.empty(remote: self.name)) }
            return try work(session)
        }
    }

    /// Does something that may be done twice.
    func exchange<Value: Sendable>(
        _ work: @escaping @Sendable (PostgresSession) throws(PostgresFault) -> Value
    ) async throws(AppError) -> Value {
        let result: Result<Value, PostgresFault> = await thread.run(stopped: .failure(.ended)) { slot, wakeup in
            do throws(PostgresFault) {
                return .success(try self.attempt(with: &slot, wakeup, work))
            } catch {
                return .failure(error)
            }
        }
        do throws(PostgresFault) {
            return try result.get()
        } catch {
            throw error.appError(of: name)
        }
    }

    /// Tries, and tries again if that may help: on a new connection if the old one was cut since its last use, and a
    /// few times after a conflict between transactions.
    private func attempt<Value>(
        with slot: inout PostgresSession?, _ wakeup: Wakeup, _ work: (PostgresSession) throws(PostgresFault) -> Value
    ) throws(PostgresFault) -> Value {
        var (wasUsedBefore, tries) = (slot != nil, 0)
        while true {
            do throws(PostgresFault) {
                return try work(session(in: &slot, wakeup))
            } catch {
                if error.endsConnection { slot = nil }
                if wasUsedBefore, error.isOfACutConnection, slot == nil {
                    wasUsedBefore = false
                } else if error.isOfTheMoment, tries < Self.tries {
                    tries += 1
                } else {
                    throw error
                }
            }
        }
    }

    private func session(
        in slot: inout PostgresSession?, _ wakeup: Wakeup
    ) throws(PostgresFault) -> PostgresSession {
        if let session = slot {
            session.wakeup = wakeup
            return session
        }
        let session = try PostgresSession.open(address, library: library, timeouts: timeouts, wakeup: wakeup)
        slot = session
        return session
    }

    /// Applies writes until all are answered or the connection fails, which it reports. A write in conflict with
    /// another transaction is tried a few times; so is the next.
    func applyAll(
        _ operations: [RemoteOperation], adding outcomes: inout [RemoteOutcome], with slot: inout PostgresSession?,
        _ wakeup: Wakeup
    ) -> PostgresFault? {
        while true {
            let answered = outcomes.count
            do throws(PostgresFault) {
                try attempt(with: &slot, wakeup) { session throws(PostgresFault) in
                    try checkVersion(of: session)
                    guard session.remote != nil else { throw .unfit(.empty(remote: name)) }
                    try session.apply(operations, adding: &outcomes)
                }
                return nil
            } catch {
                if error.isOfTheMoment, outcomes.count > answered { continue }
                guard let refusal = RemoteOutcome(stillTaken: error) else { return error }
                outcomes.append(refusal)
            }
        }
    }

    func checkVersion(of session: PostgresSession) throws(PostgresFault) {
        guard let version = session.remote?.version, let known = migrations.last?.version else { return }
        if version < known { throw .unfit(.older(remote: name, version: version, known: known)) }
        if version > known { throw .unfit(.newer(remote: name, version: version, known: known)) }
    }

    private static let tries = 5
}
