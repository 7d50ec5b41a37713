/// Lets others run as long as something holds, and gives up when that takes longer than any work here does.
///
/// No number of turns on the main actor is enough: work that is cancelled can come back to it by way of another thread,
/// which a busy machine lets wait. So each turn goes by way of the other threads as well.
///
/// - Returns: whether it holds no more.
@discardableResult @MainActor public func letOthersRun(while holds: () -> Bool) async -> Bool {
    for _ in 0..<10_000 {
        guard holds() else { return true }
        await letOthersRun()
    }
    return !holds()
}

/// Lets others have a turn, on the main actor and on the other threads.
@MainActor func letOthersRun() async {
    await Task.detached {}.value
}
