/// The outcome of a flow that a screen awaits. The screen receives exactly one.
package enum FlowOutcome<Value: Hashable & Sendable>: Hashable, Sendable {
    /// It came to its end, with a value.
    case finished(Value)
    /// The user closed it, or took back that it was begun.
    case cancelled
    /// Something else took its place: a link, a section, a sign-in, or the end of the session.
    case replaced
}
