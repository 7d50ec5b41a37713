import Data
import Domain
import FoundationEssentials

/// Exchanges repeatedly: after local writes, after others' where the remote tells of them, and at intervals, which get
/// longer where nothing comes. After a failure it waits for the backoff, even if something is written.
struct SyncLoop: Sendable {
    let engine: SyncEngine
    let link: SyncLink
    let clock: any Clock<Duration>
    /// How long to wait at least for something to be written here before others are asked.
    let interval: Duration

    /// Runs until its task is cancelled.
    func run() async {
        let wakes = WakeSignal()
        link.onWake { wakes.raise() }
        var (wait, pace) = (await engine.rest(), SyncPace(interval: interval))
        while await pause(wait, or: wakes) {
            let report = await engine.exchange()
            pace.count(report)
            wait = await self.wait(after: report.problem, atMost: pace.wait)
        }
    }

    /// Waits for the next round after one that was started otherwise.
    ///
    /// - Returns: false if the task was cancelled.
    func pause(after problem: AppError?) async -> Bool {
        await pause(await wait(after: problem, atMost: interval), or: WakeSignal())
    }

    private func wait(after problem: AppError?, atMost longest: Duration) async -> Wait {
        switch problem {
        case nil, AppError.drainedElsewhere: .untilWoken(atMost: longest)
        default: await engine.rest(atLeast: .seconds(1))
        }
    }

    /// The wait before the next round.
    enum Wait: Sendable {
        /// For nothing.
        case none
        /// For a while, whatever is written; less only if the remote turns out to be there.
        case rest(Duration)
        /// For a wake, or for a while.
        case untilWoken(atMost: Duration)
    }

    /// - Returns: false if the task was cancelled.
    private func pause(_ wait: Wait, or wakes: WakeSignal) async -> Bool {
        engine.remote.onNews { [news = engine.news] in news.raise() }
        switch wait {
        case .none: break
        case .rest(let duration):
            engine.recovered.lower()
            await race({ await rest(duration) }, { await engine.recovered.wait() })
        case .untilWoken(let duration):
            await race({ await sleep(duration) }, { await wakes.wait() }, { await someNews() })
        }
        return !Task.isCancelled
    }

    /// Waits until the first of several waits is over.
    private func race(_ waits: (@Sendable () async -> Void)...) async {
        await withTaskGroup(of: Void.self) { group in
            for wait in waits { group.addTask { await wait() } }
            await group.next()
            group.cancelAll()
        }
    }

    /// Waits for news, and then for a moment of its own length at each workstation: not all ask at once, and none asks
    /// more than about twice a second.
    private func someNews() async {
        await engine.news.wait()
        await sleep(Self.moment * (1 + engine.jitter()))
    }

    private static let moment = Duration.milliseconds(300)

    /// Rests, and looks now and then whether another process on the file has reached the remote: then that is enough.
    private func rest(_ duration: Duration) async {
        var left = duration
        while left > .zero, !Task.isCancelled {
            let nap = min(left, max(interval, .seconds(1)))
            await sleep(nap)
            left -= nap
            if left > .zero, await engine.isReachedByOthers() { return }
        }
    }

    /// A sleep that is cut short is over all the same.
    private func sleep(_ duration: Duration) async {
        do { try await clock.sleep(for: duration) } catch {}
    }
}

extension SyncEngine {
    /// Whether the stored backoff is gone, because another process got an answer. False if it cannot be read.
    fileprivate func isReachedByOthers() async -> Bool {
        do throws(AppError) {
            return try await writer.write { connection throws(AppError) in
                try RemoteRow.read(from: connection)?.notBefore == nil
            }
        } catch {
            return false
        }
    }

    /// The rest of the stored backoff, also from before this program was started; `least` if it could not be stored,
    /// and a second if it cannot be read: a disk that fails now may work again then.
    func rest(atLeast least: Duration = .zero) async -> SyncLoop.Wait {
        let now = clock.storedNow
        do throws(AppError) {
            let moment = try await writer.write { connection throws(AppError) in
                try RemoteRow.read(from: connection)?.notBefore
            }
            guard let moment, moment > now else { return least > .zero ? .rest(least) : .none }
            // A clock that was set back makes no wait longer than the longest there is.
            return .rest(max(least, .seconds(min(moment.timeIntervalSince(now), Backoff.standard.longest))))
        } catch {
            return .rest(max(least, .seconds(1)))
        }
    }
}
