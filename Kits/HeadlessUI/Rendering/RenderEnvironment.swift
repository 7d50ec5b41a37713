#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The environment that the host gives every view while it renders.
public struct RenderEnvironment: Sendable {
    /// By how many seconds the time zone in which moments are shown is ahead of Greenwich at a moment.
    public let secondsFromGMT: @Sendable (Date) -> Int

    private let clock: @Sendable () -> Date?

    /// An environment in a time zone; `now` is the present moment, asked for by what marks it.
    public init(
        secondsFromGMT: @escaping @Sendable (Date) -> Int = { _ in 0 },
        now: @autoclosure @escaping @Sendable () -> Date? = nil
    ) {
        self.secondsFromGMT = secondsFromGMT
        clock = now
    }

    /// The present moment, or nil where time does not pass.
    public var now: Date? { clock() }
}
