/// The timeouts of a remote.
package struct RemoteTimeouts: Hashable, Sendable {
    /// For a connection, with the look-up of the name.
    package let connecting: Duration

    /// For each answer.
    package let answering: Duration

    /// For each answer while tables are made or changed.
    package let preparing: Duration

    /// How long a connection may be unused before it is closed. That may take up to twice as long.
    package let idling: Duration

    /// Creates timeouts: the usual ones, or others.
    package init(
        connecting: Duration = .seconds(5), answering: Duration = .seconds(10), preparing: Duration = .seconds(600),
        idling: Duration = .seconds(15)
    ) {
        self.connecting = connecting
        self.answering = answering
        self.preparing = preparing
        self.idling = idling
    }
}
