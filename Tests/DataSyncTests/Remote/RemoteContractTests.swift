import Testing

/// The contract of remotes, for the fake and for a PostgreSQL.
@Suite(.timeLimit(.minutes(60))) struct RemoteContractTests {
    @Test(arguments: RemoteContract.rules) func `the contract of a remote, by the fake`(_ rule: RemoteRule) async throws
    {
        let server = FakeRemoteServer()
        try await rule.check(RemoteBench { FakeRemote(server) })
    }

    @Test(.enabled(if: PostgresServer.isThere, PostgresServer.isMissing), arguments: RemoteContract.rules)
    func `the contract of a remote, by PostgreSQL`(_ rule: RemoteRule) async throws {
        try await PostgresServer.withDatabase { database in
            try await rule.check(RemoteBench { try SettledRemote(database) })
        }
    }

    @Test(.enabled(if: PostgresServer.hasPooler, PostgresServer.hasNoPooler), arguments: RemoteContract.rules)
    func `the contract of a remote, by a PostgreSQL behind a pooler`(_ rule: RemoteRule) async throws {
        try await PostgresServer.withDatabase { database in
            try await rule.check(RemoteBench { try SettledRemote(database, by: database.pooled) })
        }
    }
}
