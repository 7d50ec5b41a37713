#if canImport(Glibc)
    import Glibc
#else
    import Foundation
#endif
import Synchronization

/// Signals that stop, continue or kill the process: the terminal's modes are restored before, and set again after a
/// stop. The handlers call only async-signal-safe functions.
enum TerminalSignals {
    /// The report that the process continues after a stop.
    static var continued: UInt8 { 0 }
    /// The report that the window has another size.
    static var resized: UInt8 { 1 }

    /// Where the modes are, as a number: a pointer is not for several threads.
    private static let address = Atomic<UInt>(0)

    /// Whether the process has been continued since it was asked to stop.
    private static let isContinued = Atomic<Bool>(true)

    private static var modes: UnsafeMutablePointer<TerminalModes>? {
        UnsafeMutablePointer(bitPattern: address.load(ordering: .relaxed))
    }

    /// The signals that kill a process, unless another handler is installed.
    private static let deadly = [
        SIGHUP, SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGUSR1, SIGUSR2, SIGALRM, SIGXCPU, SIGXFSZ,
        SIGVTALRM, SIGPROF, SIGSYS,
    ]

    /// Keeps the terminal in good order from now on, to the end of the process.
    static func keep(_ modes: UnsafeMutablePointer<TerminalModes>) {
        guard address.exchange(UInt(bitPattern: modes), ordering: .relaxed) == 0 else { return }
        atexit { TerminalSignals.giveBack() }
        keepStack()
        for number in deadly { handle(number) { TerminalSignals.end($0) } }
        handle(SIGTSTP) { _ in TerminalSignals.stop() }
        handle(SIGCONT) { _ in TerminalSignals.resume() }
        handle(SIGWINCH) { _ in TerminalSignals.report(TerminalSignals.resized) }
    }

    /// A stack of its own for the handlers: a thread that has used up its stack cannot run them on that.
    private static func keepStack() {
        let size = 64 * 1024
        var stack = stack_t()
        // Never freed: a handler may use it until the very end.
        stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
        stack.ss_size = size
        sigaltstack(&stack, nil)
    }

    private static func giveBack() {
        modes?.pointee.restore()
    }

    /// Gives the terminal back, and ends the process by a signal.
    static func end(_ number: Int32) {
        giveBack()
        signal(number, SIG_DFL)
        raise(number)
    }

    /// Stops with the default action. Has no effect without a shell that could continue the process.
    private static func stop() {
        giveBack()
        isContinued.store(false, ordering: .relaxed)
        signal(SIGTSTP, SIG_DFL)
        raise(SIGTSTP)
        handle(SIGTSTP) { _ in TerminalSignals.stop() }
        if !isContinued.load(ordering: .relaxed) { resume() }
    }

    private static func resume() {
        isContinued.store(true, ordering: .relaxed)
        modes?.pointee.apply()
        report(continued)
    }

    private static func report(_ event: UInt8) {
        guard let modes else { return }
        var event = event
        _ = write(modes.pointee.reports, &event, 1)
    }

    /// Installs a handler, unless the parent process ignores the signal, or something else listens for it.
    private static func handle(_ number: Int32, with handler: @escaping @convention(c) (Int32) -> Void) {
        var (action, earlier) = (sigaction(), sigaction())
        action.handler = handler
        action.sa_flags = Int32(SA_RESTART) | Int32(bitPattern: UInt32(SA_NODEFER)) | Int32(SA_ONSTACK)
        sigaction(number, nil, &earlier)
        let handler = unsafeBitCast(earlier.handler, to: Int.self)
        // The system's own listener of SIGHUP stays; what others do about a crash does not.
        if handler == 0 || handler != 1 && number != SIGHUP { sigaction(number, &action, nil) }
    }
}

extension sigaction {
    #if canImport(Darwin)
        /// The handler of the signal action.
        fileprivate var handler: (@convention(c) (Int32) -> Void)? {
            get { __sigaction_u.__sa_handler }
            set { __sigaction_u.__sa_handler = newValue }
        }
    #else
        /// The handler of the signal action.
        fileprivate var handler: (@convention(c) (Int32) -> Void)? {
            get { __sigaction_handler.sa_handler }
            set { __sigaction_handler.sa_handler = newValue }
        }
    #endif
}
