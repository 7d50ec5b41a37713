import CSodium
import Domain

/// libsodium itself, which may be asked for nothing before it is set up.
enum Sodium {
    /// Sets it up at the first call; every further one does nothing.
    static func prepare() throws(AppError) {
        guard sodium_init() >= 0 else { throw .unexpected("libsodium cannot be set up") }
    }
}
