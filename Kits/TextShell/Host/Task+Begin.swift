extension Task where Failure == Never {
    /// Starts work immediately, up to its first wait; on systems that cannot, as soon as the main actor is free.
    @MainActor package static func begin(_ work: @escaping @MainActor () async -> Success) -> Task<Success, Never> {
        if #available(macOS 26, iOS 26, *) { return .immediate { await work() } }
        return Task { await work() }
    }
}
