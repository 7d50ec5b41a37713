/// How long a station waits for a remote before it goes on without.
package struct RemotePatience: Hashable, Sendable {
    /// For a connection, with the look-up of the name.
    package let connecting: Duration

    /// For each answer.
    package let answering: Duration

    /// For what another transaction holds, which is a part of each answer: one record that somebody holds stops one
    /// write, where an answer that does not come stops them all.
    package let locking: Duration

    /// For each answer while tables are made or changed.
    package let preparing: Duration

    /// The usual patience, or another.
    package init(
        connecting: Duration = .seconds(5), answering: Duration = .seconds(10), locking: Duration = .seconds(2),
        preparing: Duration = .seconds(600)
    ) {
        self.connecting = connecting
        self.answering = answering
        self.locking = locking
        self.preparing = preparing
    }
}
