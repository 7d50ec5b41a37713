/// Lets other work run while a condition holds, and gives up after more turns than any work here takes.
///
/// Turns on the main actor alone are not enough: cancelled work can return to it from another thread, which a busy
/// machine delays. So each turn waits for the other threads as well.
///
/// - Returns: whether the condition no longer holds.
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
