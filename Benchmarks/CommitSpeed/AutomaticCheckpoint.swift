import Foundation

/// The hook that SQLite calls after each commit.
typealias LogHook =
    @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UnsafePointer<CChar>?, Int32) -> Int32

/// The library's function.
private typealias HookSetter =
    @convention(c) (OpaquePointer?, LogHook?, UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?

/// Replaces the library's function in this program: with `automatic`, no hook replaces the automatic checkpoint.
@_cdecl("sqlite3_wal_hook")
func setLogHook(
    _ connection: OpaquePointer?, _ hook: LogHook?, _ argument: UnsafeMutableRawPointer?
) -> UnsafeMutableRawPointer? {
    guard CommandLine.arguments.last != "automatic" else { return nil }
    // RTLD_NEXT: the one after this program's.
    let next = dlsym(UnsafeMutableRawPointer(bitPattern: -1), "sqlite3_wal_hook")
    return unsafeBitCast(next, to: HookSetter.self)(connection, hook, argument)
}
