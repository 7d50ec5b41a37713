import FoundationEssentials

/// Identities that are the same in every example clinic, so that saved states and tests can rely on them.
enum ExampleIdentity: UInt8 {
    case staff = 1
    case seller = 2
    case order = 3
    case patient = 4
    case appointment = 5
    case product = 6
    case music = 7

    /// The identity of the thing of this kind with a number, in the shape of a version 7 UUID of January 2025.
    func uuid(_ number: Int) -> UUID {
        let (high, low) = (UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number))
        return UUID(
            uuid: (0x01, 0x94, 0x1F, 0x29, 0x7C, 0x00, 0x70, 0, 0x80, 0, 0, 0, 0, rawValue, high, low))
    }
}
