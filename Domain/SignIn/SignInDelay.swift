import Foundation

/// How long someone has to wait after wrong passwords, so that guessing takes for ever.
package enum SignInDelay {
    /// How many wrong passwords in a row are free of charge.
    package static let freeFailures = 4

    /// The longest wait, in seconds.
    package static let longest: TimeInterval = 900

    /// The wait after a number of wrong passwords in a row, in seconds: none up to ``freeFailures``, then 30, doubling
    /// with each further one up to ``longest``.
    package static func seconds(after failures: Int) -> TimeInterval {
        guard failures > freeFailures else { return 0 }
        return min(30 * pow(2, Double(failures - freeFailures - 1)), longest)
    }
}
