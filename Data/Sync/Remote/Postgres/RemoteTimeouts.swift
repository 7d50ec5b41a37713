/// The timeouts of a remote.
package struct RemoteTimeouts: Hashable, Sendable {
    /// For a connection, with the look-up of the name.
    package let connecting: Duration

    /// For each answer.
    package let answering: Duration

    /// For each answer while tables are made or changed.
    package let preparing: Duration

    /// How long a connection that brings no news may be unused before it is closed, which may take up to twice as long.
    /// So short that it hardly outlives a round: a server with few connections has to do for many workstations.
    package let idling: Duration

    /// Creates timeouts: the usual ones, or others.
    package init(
        connecting: Duration = .seconds(5), answering: Duration = .seconds(10), preparing: Duration = .seconds(600),
        idling: Duration = .milliseconds(500)
    ) {
        self.connecting = connecting
        self.answering = answering
        self.preparing = preparing
        self.idling = idling
    }
}
