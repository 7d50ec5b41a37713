/// How a flow ended that somebody waits for. Whoever waits hears exactly one.
package enum FlowOutcome<Value> {
    /// It came to its end, with a value.
    case finished(Value)
    /// The user closed it, or took back that it was begun.
    case cancelled
    /// Something else took its place: a link, a section, a sign-in, or the end of the session.
    case replaced
}

extension FlowOutcome: Equatable where Value: Equatable {}
extension FlowOutcome: Hashable where Value: Hashable {}
extension FlowOutcome: Sendable where Value: Sendable {}
